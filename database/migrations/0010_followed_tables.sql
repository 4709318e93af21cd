-- The tables that browsers may follow. Who sees which rows and columns is decided by the server that offers them.
select sync.follow('country');
select sync.follow('place', '{search_en,search_es}');
select sync.follow('catalogue_item');
select sync.follow('trip', '{search_en,search_es,plain_en,plain_es,search_words}');
select sync.follow('trip_country');
select sync.follow('price_component');
select sync.follow('review');
select sync.follow('staff');
select sync.follow('plan', '{idempotency_key,receipt_key}');
