-- The log-ins of an account, by the id of their token. Tokens of earlier releases have none.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- of the account at the log-in: a session of an older one has ended
  token_version integer NOT NULL,
  device text,
  opened_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz
);
CREATE INDEX sessions_of_user ON sessions (user_id);

-- A phone whose session is ended shows no notifications any more.
ALTER TABLE push_subscriptions ADD COLUMN session_id uuid;
