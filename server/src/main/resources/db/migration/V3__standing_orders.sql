-- The standing orders of a seat, as JSON: at which kinds of windows it passes.
ALTER TABLE seats ADD COLUMN orders TEXT NOT NULL DEFAULT '{}';
