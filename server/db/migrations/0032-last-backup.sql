-- The last backup that was made and checked: when the next one is due, and what the metrics show.
CREATE TABLE last_backup (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  at timestamptz NOT NULL,
  file text NOT NULL,
  bytes bigint NOT NULL
);
