-- What the person of a seat adds to the dice: set in the moment the seat is taken, and gone when it is left.
ALTER TABLE seats ADD COLUMN string TEXT NOT NULL DEFAULT '';
