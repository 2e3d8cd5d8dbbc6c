-- Null: not told.
ALTER TABLE hospitals ADD COLUMN hours text;
-- Slugs of the services that it takes.
ALTER TABLE hospitals ADD COLUMN services jsonb NOT NULL DEFAULT '[]';
ALTER TABLE hospitals ADD COLUMN latitude double precision;
ALTER TABLE hospitals ADD COLUMN longitude double precision;
ALTER TABLE hospitals ADD CHECK ((latitude IS NULL) = (longitude IS NULL));
