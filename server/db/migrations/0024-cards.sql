-- The cards that customers show in hospitals. `person_id` is null for the account's holder.
CREATE TABLE cards (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  person_id uuid,
  number text NOT NULL UNIQUE,
  issued_at timestamptz NOT NULL DEFAULT now(),
  blocked_at timestamptz,
  replaced_by uuid REFERENCES cards (id) ON DELETE SET NULL
);
CREATE INDEX cards_of_user ON cards (user_id);
CREATE INDEX cards_replaced_by ON cards (replaced_by);
CREATE INDEX blocked_cards ON cards (blocked_at) WHERE blocked_at IS NOT NULL;
-- One that can be shown for each person; two requests at the same time make one.
CREATE UNIQUE INDEX card_of_holder ON cards (user_id) WHERE blocked_at IS NULL AND person_id IS NULL;
CREATE UNIQUE INDEX card_of_person ON cards (user_id, person_id) WHERE blocked_at IS NULL AND person_id IS NOT NULL;

-- The keys that sign what cards say. Phones keep the public ones.
CREATE TABLE card_keys (
  kid text PRIMARY KEY,
  x text NOT NULL,
  y text NOT NULL,
  -- encrypted
  private_key text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
