-- What one must know before going to a country or on a trek; authored in content/before-you-go/{tag}.yaml.
alter table country add column before_you_go jsonb;
