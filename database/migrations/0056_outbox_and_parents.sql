-- What is sent within the last hour to an address, and what is deleted with a person, is found by the recipient.
create index outbox_recipient on outbox (lower(recipient), created_ts);
-- Emails that were given up are counted whenever the metrics are read.
create index outbox_gave_up on outbox (gave_up_ts) where gave_up_ts is not null;

-- Deleting a plan, a trip, a person or a message reads the tables that refer to it once for each row deleted.
create index plan_trip on plan (trip_id) where trip_id is not null;
create index share_link_plan on share_link (plan_id);
create index reply_time_plan on reply_time (plan_id);
create index reply_address_user on reply_address (user_id) where user_id is not null;
create index line_answer_user on line_answer (user_id);
create index line_answer_message on line_answer (message_id) where message_id is not null;
