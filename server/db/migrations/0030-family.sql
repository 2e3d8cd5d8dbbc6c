-- The family of an account's holder: asked for by the customer with a letter, or added at the desk.
CREATE TABLE family_members (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  -- of the request; NULL if the member was added at the desk
  letter_key uuid,
  number text UNIQUE,
  name text NOT NULL,
  birth_date date NOT NULL,
  relation text NOT NULL CHECK (relation IN ('spouse', 'child', 'parent', 'sibling', 'other')),
  status text NOT NULL CHECK (status IN ('requested', 'active', 'declined', 'ended')),
  received_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz,
  settled_by uuid REFERENCES users (id),
  reason text,
  ended_at timestamptz,
  words tsvector GENERATED ALWAYS AS (search_words(name)) STORED,
  UNIQUE (user_id, id),
  FOREIGN KEY (user_id, letter_key) REFERENCES letters (user_id, key),
  CHECK ((status = 'requested') = (settled_at IS NULL)),
  CHECK ((status = 'ended') = (ended_at IS NOT NULL))
);
CREATE INDEX family_members_open ON family_members (id) WHERE settled_at IS NULL;
CREATE INDEX family_members_settled ON family_members (id) WHERE settled_at IS NOT NULL;
CREATE INDEX family_members_by_words ON family_members USING gin (words);
-- Who asks twice for the same person, from two phones, has asked once.
CREATE UNIQUE INDEX family_members_one_open ON family_members (user_id, lower(name), birth_date) WHERE status = 'requested';

ALTER TABLE letters DROP CONSTRAINT letters_kind_check;
ALTER TABLE letters ADD CONSTRAINT letters_kind_check
  CHECK (kind IN ('claim', 'premium-claim', 'claim-answer', 'claim-review', 'claim-request', 'call-back', 'subscription',
    'upgrade', 'family-member'));

-- The member whom a claim is for; NULL for the account's holder.
ALTER TABLE claims ADD COLUMN person_id uuid;
ALTER TABLE claims ADD FOREIGN KEY (user_id, person_id) REFERENCES family_members (user_id, id);
CREATE INDEX claims_of_person ON claims (person_id) WHERE person_id IS NOT NULL;

-- The customers' accounts of an administrator and their family, whose claims this administrator may not decide.
CREATE TABLE own_accounts (
  admin_id uuid NOT NULL REFERENCES users (id),
  user_id uuid NOT NULL REFERENCES users (id),
  PRIMARY KEY (admin_id, user_id)
);
CREATE INDEX own_accounts_of_user ON own_accounts (user_id);
