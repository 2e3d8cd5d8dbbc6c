-- What an administrator's authenticator app has: the secret is encrypted with a key that is not in the database.
CREATE TABLE second_factors (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  secret text,
  -- waits for the first code made with it
  pending_secret text,
  -- of the last code that was used: a code is valid once
  last_step bigint NOT NULL DEFAULT 0,
  -- hashes
  recovery_codes text[] NOT NULL DEFAULT '{}'
);
