-- A token that was logged out with stays refused for as long as it would have lasted. It stands here as what it hashes to, and names nobody.
CREATE TABLE ended_tokens (
  hash text PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ended_tokens_at ON ended_tokens (at);
