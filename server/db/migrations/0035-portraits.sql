-- A small photograph of the account's holder (`person_id` is null) or a member of the family, shown on the card.
CREATE TABLE portraits (
  user_id uuid NOT NULL REFERENCES users (id),
  person_id uuid,
  type text NOT NULL CHECK (type IN ('image/webp', 'image/jpeg')),
  sha256 text NOT NULL,
  bytes bytea NOT NULL CHECK (octet_length(bytes) <= 40960),
  changed_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (user_id, person_id) REFERENCES family_members (user_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX portrait_of_holder ON portraits (user_id) WHERE person_id IS NULL;
CREATE UNIQUE INDEX portrait_of_person ON portraits (user_id, person_id) WHERE person_id IS NOT NULL;
