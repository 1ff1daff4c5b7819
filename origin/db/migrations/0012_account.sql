-- Preferences of a user; every column may be null.
create table kartes (
  user_id integer primary key references users on delete cascade,
  customer_status text,
  wedding_role text,
  wedding_month date,
  guest_count integer,
  budget_band integer check (budget_band between 0 and 6),
  ring_choice text,
  purchase_status text,
  payment_timing integer check (payment_timing between 1 and 3),
  prefecture_slug text,
  updated_at timestamptz not null default now()
);

-- Ids are unique within a kind.
create sequence general_ticket_ids start with 88101;
create sequence ring_ticket_ids start with 89101;

create table gift_tickets (
  kind text not null check (kind in ('general', 'ringengagement')),
  id integer not null,
  user_id integer not null references users on delete cascade,
  tenant_id integer not null,
  title text not null,
  status text not null check (status in ('draft', 'applied', 'reviewing', 'approved', 'sent', 'rejected')),
  amount integer not null,
  hall_name text,
  deadline_at timestamptz,
  applied_at timestamptz,
  sent_at timestamptz,
  updated_at timestamptz not null default now(),
  -- from the staff, e.g. the reason of a rejection
  message text,
  -- submitted values by field key; for a file its id
  answers jsonb not null default '{}',
  primary key (kind, id)
);
create index gift_tickets_user on gift_tickets (user_id);

-- Uploaded files, accessible to their owner through short-lived URLs.
create table ticket_files (
  id text primary key,
  user_id integer not null references users on delete cascade,
  type text not null,
  bytes bytea not null,
  created_at timestamptz not null default now()
);
