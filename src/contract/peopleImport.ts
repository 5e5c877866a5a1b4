import * as z from 'zod/mini'

import { attendee } from './attendee.ts'
import { optionalEmail } from './email.ts'
import { endpoint } from './endpoint.ts'
import { key, line, optionalLine, page, positiveId, version } from './fields.ts'
import { jsonField } from './jsonField.ts'
import { integerField } from './numbers.ts'
import {
  importChanges,
  importFields,
  importOutcomes,
  importParts,
  importStates,
} from './peopleImportWords.ts'
import { sheetLimits } from './paperSheetWords.ts'
import type { Reason } from './reasons.ts'
import { teamParts, workOf } from './teamParts.ts'
import { fileAddress, plainLine } from './text.ts'
import { phoneLine } from './phone.ts'

/** People who are imported into a conference by a sheet, or registered on site (CONF-03). */

const says = (reason: Reason) => reason
const about = { conference_id: positiveId }
const ofConference = { conference: 'conference_id', parts: workOf.people } as const
const ofImport = { row: 'peopleImport', by: 'id', readers: true } as const

/** Field of each column of a sheet, in the order of the sheet; null: ignored. Each field once. */
export const importColumns = z
  .array(z.nullable(z.literal(importFields, says('invalid'))), says('invalid'))
  .check(
    z.maxLength(sheetLimits.columns, says('tooMany')),
    z.refine((columns) => {
      const fields = columns.filter((each) => each !== null)
      return new Set(fields).size === fields.length
    }, says('columnTwice')),
  )
export type ImportColumns = z.infer<typeof importColumns>

const importCard = z.object({
  id: z.int(),
  version: z.int(),
  /** Name of the file. */
  name: z.string(),
  state: z.literal(importStates),
  rows: z.int(),
  done: z.int(),
  /** Nickname of the importing user. */
  by: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
})
export type ImportCard = z.infer<typeof importCard>

export const listPeopleImports = endpoint({
  summary: 'Sheets of people that were brought into a conference, newest first',
  method: 'GET',
  path: '/apic/organizer/people/import/list',
  access: ofConference,
  input: z.object(about),
  output: z.object({
    /** In the language of the request. */
    conference: z.string(),
    /** Roles of the requesting account. */
    parts: z.array(z.literal(teamParts)),
    /** Its organizer is approved: the team may invite, import and mail (ORG-05). */
    may_reach_out: z.boolean(),
    list: z.array(importCard),
  }),
})

export const uploadPeopleImport = endpoint({
  summary:
    'Reads a sheet of people and keeps it; nobody is registered yet. CSV or XLSX, 20 MB, 50 000 rows. Answers its number; the same key again answers the same',
  method: 'POST',
  path: '/apic/organizer/people/import/upload',
  access: ofConference,
  needsApproval: true,
  input: z.object({
    ...about,
    key,
    /** With its ending. */
    name: line(200),
    /** The file as a data address. */
    content: fileAddress(),
  }),
  output: z.int(),
})

const importSheet = z.object({
  id: z.int(),
  version: z.int(),
  state: z.literal(importStates),
  conference_id: z.int(),
  /** Headings of the sheet. */
  headings: z.array(z.string()),
  /** As it was kept; before that as it is guessed by the headings. */
  columns: importColumns,
  /** The first rows, cell by cell. */
  first: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  /** Number of rows of each kind; before the check all are 0. */
  counts: z.object({
    all: z.int(),
    create: z.int(),
    update: z.int(),
    same: z.int(),
    error: z.int(),
    exceptions: z.int(),
  }),
})
export type ImportSheet = z.infer<typeof importSheet>

export const getPeopleImport = endpoint({
  summary: 'What a sheet of people holds: its columns, its first rows, and how many rows do what',
  method: 'GET',
  path: '/apic/organizer/people/import/get',
  access: ofImport,
  input: z.object({ id: positiveId }),
  output: importSheet,
})

export const mapPeopleImport = endpoint({
  summary: 'Says what each column of a sheet holds; the rows are checked by it a moment later',
  method: 'POST',
  path: '/apic/organizer/people/import/map',
  access: ofImport,
  input: z.object({
    id: positiveId,
    version,
    columns: jsonField(importColumns, sheetLimits.columns * 16),
    key,
  }),
  output: z.null(),
})

const importRow = z.object({
  /** Number of the row in the sheet. */
  id: z.int(),
  name: z.string(),
  /** Phone and e-mail address, as they are written there. */
  contact: z.string(),
  change: z.nullable(z.literal(importChanges)),
  /** Null: not applied. */
  outcome: z.nullable(z.literal(importOutcomes)),
  /** Reason that it cannot be done, was refused or was kept, in the language of the request; empty: none. */
  says: z.string(),
  /** Column of the fault; null: of the whole row. */
  column: z.nullable(z.literal(importFields)),
  /** The registration; null: none. */
  order_id: z.nullable(z.int()),
})
export type ImportRow = z.infer<typeof importRow>

export const listImportRows = endpoint({
  summary: 'Rows of a sheet of people; `after` is the last one that is known',
  method: 'GET',
  path: '/apic/organizer/people/import/rows',
  access: ofImport,
  input: z.object({
    id: positiveId,
    part: z._default(z.literal(importParts, says('invalid')), 'all'),
    after: z._default(integerField(), 0),
    page_size: page.page_size,
  }),
  /** `total`: how many are known, and one more where there are more. */
  output: z.object({ list: z.array(importRow), total: z.int() }),
})

/** A person who arrives without a registration; one of phone and e-mail address is enough. */
export const onSitePerson = z
  .object({
    name: attendee.name,
    mobile: z._default(phoneLine(20), ''),
    email: z._default(optionalEmail, ''),
    affiliation: z._default(plainLine(120), ''),
    student_no: optionalLine(40),
    ticket_type_id: positiveId,
  })
  .check(
    z.check(({ value, issues }) => {
      if (value.mobile === '' && value.email === '')
        issues.push({ code: 'custom', message: says('contactEmpty'), path: ['mobile'], input: '' })
    }),
  )

export const registerOnSite = endpoint({
  summary:
    'Registers somebody who is there. What costs nothing is complete; else it waits for its money. The same key again answers the same',
  method: 'POST',
  path: '/apic/organizer/people/register',
  access: ofConference,
  needsApproval: true,
  input: z.object({ ...about, ...onSitePerson.shape, key }).check(
    z.check(({ value, issues }) => {
      if (value.mobile === '' && value.email === '')
        issues.push({ code: 'custom', message: says('contactEmpty'), path: ['mobile'], input: '' })
    }),
  ),
  output: z.object({
    order_id: z.int(),
    state: z.literal(['to_be_paid', 'paid']),
    /** Ticket for signing in; null: there is none before payment. */
    ticket_id: z.nullable(z.int()),
  }),
})
export type OnSite = z.infer<typeof registerOnSite.output>
