-- What live tables need beside their records.

-- where a person wants to be told that it is his turn
ALTER TABLE people ADD COLUMN webhook TEXT;

-- what only some may know, as JSON: the invitation, the position a puzzle starts from
ALTER TABLE matches ADD COLUMN hidden TEXT NOT NULL DEFAULT '{}';

-- the seats that are asked, for all an outsider knows: their numbers between commas, as ',0,2,'
ALTER TABLE matches ADD COLUMN asked TEXT NOT NULL DEFAULT '';

-- 1 if some node must think or count time for it now; 0 if it waits for people, however long
ALTER TABLE matches ADD COLUMN watched INTEGER NOT NULL DEFAULT 1;

-- what was left on its clocks when a node last wrote it down, as JSON
ALTER TABLE matches ADD COLUMN clocks TEXT NOT NULL DEFAULT '{}';
