import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { line, page, positiveId } from './fields.ts'
import { integerField } from './numbers.ts'
import { sheetChanges, sheetKinds } from './paperSheetWords.ts'
import type { Reason } from './reasons.ts'
import { fileAddress } from './text.ts'
import { workOf } from './teamParts.ts'

/** Spreadsheets imported by chairs: read, previewed, and only then applied (PAP-01, REV-01). */

const says = (reason: Reason) => reason
const ofConference = { conference: 'conference_id', parts: workOf.papers } as const

/** Changes that a spreadsheet would make. */
export const sheetPreview = z.object({
  id: z.int(),
  kind: z.literal(sheetKinds),
  /** Rows in all; those that change nothing, those that change something, and those that cannot be done. */
  rows: z.int(),
  same: z.int(),
  changes: z.int(),
  faults: z.int(),
})
export type SheetPreview = z.infer<typeof sheetPreview>

export const checkSheet = endpoint({
  summary:
    'Reads a spreadsheet and answers what it would change; nothing is changed. CSV or XLSX, 20 MB, 50 000 rows',
  method: 'POST',
  path: '/apic/desk/sheet/check',
  access: ofConference,
  needsApproval: true,
  input: z.object({
    conference_id: positiveId,
    kind: z.literal(sheetKinds, says('invalid')),
    /** With its ending. */
    name: line(200),
    /** The file as a data address. */
    content: fileAddress(),
  }),
  output: sheetPreview,
})

/** `changes`: rows to apply; `faults`: rows that cannot be applied, and why. */
export const sheetParts = ['all', 'changes', 'faults'] as const
export type SheetPart = (typeof sheetParts)[number]

export const sheetRow = z.object({
  /** Number of the row in the spreadsheet. */
  id: z.int(),
  /** The number of the paper as it is written there. */
  paper: z.string(),
  /** Empty: there is no such paper. */
  title: z.string(),
  /** The reviewer as they are written there; empty in a sheet of decisions. */
  who: z.string(),
  change: z.literal(sheetChanges),
  /** Old and new value, in words. */
  before: z.string(),
  after: z.string(),
  /** Text of a fault, or of a row that was refused when it was applied: in the language of the request. */
  says: z.string(),
  /** Column of the fault, as the spreadsheet may call it; empty: of the whole row. */
  column: z.string(),
  /** Null: not applied. */
  outcome: z.nullable(z.literal(['done', 'refused'])),
})
export type SheetRow = z.infer<typeof sheetRow>

export const listSheetRows = endpoint({
  summary: 'Rows of a spreadsheet that the account brought; `after` is the last one that is known',
  method: 'GET',
  path: '/apic/desk/sheet/rows',
  access: ofConference,
  input: z.object({
    conference_id: positiveId,
    id: positiveId,
    part: z._default(z.literal(sheetParts, says('invalid')), 'all'),
    after: z._default(integerField(), 0),
    page_size: page.page_size,
  }),
  /** `total`: how many are known, and one more where there are more. */
  output: z.object({ list: z.array(sheetRow), total: z.int() }),
})

export const sheetProgress = z.object({
  /** Rows that were applied so far, those that were refused, and those that wait. */
  done: z.int(),
  refused: z.int(),
  left: z.int(),
})
export type SheetProgress = z.infer<typeof sheetProgress>

export const applySheet = endpoint({
  summary:
    'Applies the next rows as they were shown; one whose paper has moved meanwhile is refused. No row is applied twice',
  method: 'POST',
  path: '/apic/desk/sheet/apply',
  access: ofConference,
  needsApproval: true,
  input: z.object({ conference_id: positiveId, id: positiveId }),
  output: sheetProgress,
})
