-- Read by SQLite and PostgreSQL alike: text, integers, and times in milliseconds since 1970.

CREATE TABLE settings (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE people (
    id       TEXT    PRIMARY KEY,
    name     TEXT    NOT NULL,
    -- login and password of an account; a guest has neither
    login    TEXT    UNIQUE,
    password TEXT,
    -- tokens of an earlier epoch are no longer good
    epoch    INTEGER NOT NULL,
    created  BIGINT  NOT NULL,
    seen     BIGINT  NOT NULL
);

CREATE INDEX people_by_seen ON people (seen);

-- subject: 'person:<id>' or 'token:<serial>'
CREATE TABLE bans (
    subject TEXT   PRIMARY KEY,
    reason  TEXT   NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE matches (
    id         TEXT   PRIMARY KEY,
    game       TEXT   NOT NULL,
    state      TEXT   NOT NULL,
    visibility TEXT   NOT NULL,
    -- what everybody may know: the plan of the table as JSON
    header     TEXT   NOT NULL,
    -- what nobody may know before the end: the host's part of the dice
    secret     TEXT   NOT NULL,
    owner      TEXT   REFERENCES people (id) ON DELETE SET NULL,
    created    BIGINT NOT NULL,
    updated    BIGINT NOT NULL
);

CREATE INDEX matches_by_state ON matches (state, updated);
CREATE INDEX matches_by_owner ON matches (owner);

-- The record of a match, line by line. Who writes (match, seq) first has won.
CREATE TABLE lines (
    match_id TEXT    NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seq      INTEGER NOT NULL,
    line     TEXT    NOT NULL,
    time     BIGINT  NOT NULL,
    PRIMARY KEY (match_id, seq)
);

-- Which node thinks and counts time for a match, and until when.
CREATE TABLE leases (
    match_id TEXT   PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    node     TEXT   NOT NULL,
    until    BIGINT NOT NULL
);

CREATE TABLE seats (
    match_id TEXT    NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    -- one of the two, or neither while the seat is free
    person   TEXT    REFERENCES people (id) ON DELETE SET NULL,
    captain  TEXT,
    -- SHA-256 of the token with which a bot plays the seat
    token    TEXT    UNIQUE,
    PRIMARY KEY (match_id, seat)
);

CREATE INDEX seats_by_person ON seats (person);

CREATE TABLE chat (
    match_id TEXT    NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seq      INTEGER NOT NULL,
    person   TEXT    REFERENCES people (id) ON DELETE CASCADE,
    name     TEXT    NOT NULL,
    said     TEXT    NOT NULL,
    time     BIGINT  NOT NULL,
    PRIMARY KEY (match_id, seq)
);

CREATE INDEX chat_by_person ON chat (person);

-- House rules: named sets of options.
CREATE TABLE presets (
    id      TEXT    PRIMARY KEY,
    owner   TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game    TEXT    NOT NULL,
    name    TEXT    NOT NULL,
    options TEXT    NOT NULL,
    shared  INTEGER NOT NULL,
    created BIGINT  NOT NULL
);

CREATE INDEX presets_by_owner ON presets (owner);
