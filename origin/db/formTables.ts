/** Tables of submitted forms; ./migrations documents the columns. */
import type { ColumnType, Generated } from 'kysely';

/** Ids are unique within a kind. */
export const TICKET_KINDS = ['general', 'ringengagement'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

export type TicketStatus = 'draft' | 'applied' | 'reviewing' | 'approved' | 'sent' | 'rejected';

export type GiftTicketTable = {
  kind: TicketKind;
  id: number;
  user_id: number;
  tenant_id: number;
  title: string;
  status: TicketStatus;
  amount: number;
  hall_name: string | null;
  deadline_at: Date | null;
  applied_at: Date | null;
  sent_at: Date | null;
  updated_at: Generated<Date>;
  message: string | null;
  answers: ColumnType<Record<string, string>, Record<string, string>, string>;
};

/** One respondent's side of a diagnosis; `answers` by question number, null until answered. */
export type DiagnosisSideTable = {
  diagnosis_id: string;
  respondent: 'child' | 'parent';
  key_hash: string;
  user_id: number | null;
  answers: ColumnType<Record<string, string[] | string> | null, string | undefined, string>;
  answered_at: Date | null;
  created_at: Generated<Date>;
};

/** A person invited to a survey; the login id is stored as its SHA-256. */
export type SurveyGuestTable = {
  version: string;
  login_hash: string;
  answers: ColumnType<Record<string, string[] | string> | null, string | undefined, string>;
  answered_at: Date | null;
};

/** A LINE account with access to the special form. */
export type LineAccountTable = {
  line_user_id: string;
  token_hash: string;
  display_name: string | null;
  answers: ColumnType<Record<string, string> | null, string | undefined, string>;
  submitted_at: Date | null;
};

export type ReservationTable = {
  id: Generated<number>;
  fair_id: number;
  hall_id: number;
  hold_on: string;
  hold_time: string;
  last_name: string;
  first_name: string;
  last_name_kana: string;
  first_name_kana: string;
  email: string;
  tel: string;
  gender: string;
  number_of_participants: number;
  preferred_wedding_date: string | null;
  message: string | null;
  user_id: number | null;
  cancel_code: string;
  fair_name: string;
  fair_description: string | null;
  hall_name: string;
  created_at: Generated<Date>;
  cancelled_at: Date | null;
};

export type FormTables = {
  gift_tickets: GiftTicketTable;
  reservations: ReservationTable;
  ticket_files: {
    id: string;
    user_id: number;
    type: string;
    bytes: Uint8Array;
    created_at: Generated<Date>;
  };
  diagnosis_sides: DiagnosisSideTable;
  survey_guests: SurveyGuestTable;
  line_accounts: LineAccountTable;
  line_files: { line_user_id: string; key: string; id: string; type: string; bytes: Uint8Array };
  contact_messages: {
    id: Generated<number>;
    form_id: number;
    fields: ColumnType<Record<string, string>, string, string>;
    created_at: Generated<Date>;
  };
};
