-- Planners speak the languages of the places where they were born or live, beside those that a person may have as theirs.
alter domain language_codes drop constraint language_codes_check;
alter domain language_codes add constraint language_codes_check check (
  value <@ '{EN,ES,FR,DE,IT,PT,JA,KO,ZH,AR,BAN,BZJ,CAB,CGG,CMO,HMN,ID,JV,KEK,KI,KM,LG,LO,MQY,QU,RW,SAQ,SW,TH,TTJ,TZJ,VI}'::text[]
);
