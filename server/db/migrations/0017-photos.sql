-- Photographs and PDFs that go with claims. One is known by its owner and the hash of its bytes.
CREATE TABLE photos (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  type text NOT NULL,
  size integer NOT NULL CHECK (size > 0),
  received integer NOT NULL DEFAULT 0 CHECK (received BETWEEN 0 AND size),
  state text NOT NULL DEFAULT 'arriving' CHECK (state IN ('arriving', 'stored', 'refused')),
  refusal text,
  -- of a stored one
  bytes bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, sha256),
  CHECK ((state = 'refused') = (refusal IS NOT NULL))
);
-- Photographs are compressed already.
ALTER TABLE photos ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- What has arrived of one that is not complete.
CREATE TABLE photo_pieces (
  user_id uuid NOT NULL,
  sha256 text NOT NULL,
  start integer NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (user_id, sha256, start),
  FOREIGN KEY (user_id, sha256) REFERENCES photos (user_id, sha256) ON DELETE CASCADE
);
ALTER TABLE photo_pieces ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- A correction has the photos of the claim that it corrects, so one photo may belong to several claims.
CREATE TABLE claim_photos (
  claim_id uuid NOT NULL REFERENCES claims (id) ON DELETE CASCADE,
  user_id uuid NOT NULL,
  sha256 text NOT NULL,
  -- the letter that announced it
  letter_key uuid NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (claim_id, sha256),
  FOREIGN KEY (user_id, sha256) REFERENCES photos (user_id, sha256)
);
CREATE INDEX claim_photos_of_photo ON claim_photos (user_id, sha256);
