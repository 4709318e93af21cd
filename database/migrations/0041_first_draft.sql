-- What a traveller would begin with: an itinerary they made themselves of the catalogue's rows.
alter table plan add column first_draft jsonb;
