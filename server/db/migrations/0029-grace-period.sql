-- For how many days a cover stands after its last day, so that a renewal that comes late leaves no gap.
CREATE TABLE cover_settings (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  grace_days smallint NOT NULL DEFAULT 0 CHECK (grace_days BETWEEN 0 AND 60)
);
INSERT INTO cover_settings DEFAULT VALUES;
