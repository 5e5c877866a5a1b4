import * as z from 'zod/mini'

import { optionalEmail } from './email.ts'
import { endpoint } from './endpoint.ts'
import { flag, key, positiveId, version } from './fields.ts'
import { entryFaults, entryFields, entryLengths, hostLists, noTexts, type HostList } from './hostEntries.ts'
import { integerField } from './numbers.ts'
import { publications } from './ownConference.ts'
import type { Reason } from './reasons.ts'
import { isSafeHref } from './richText.ts'
import { teamParts, workOf } from './teamParts.ts'
import { exactText, plainLine } from './text.ts'
import { phoneLine } from './phone.ts'

/** Hosts, committees and contacts of a conference, as its organizers keep them (CONF-02). */

const says = (reason: Reason) => reason

const isWebAddress = (text: string): boolean => text === '' || (/^https?:/.test(text) && isSafeHref(text))

/** Phone number of any country, possibly empty; dates are rejected. */
const isPhone = (text: string): boolean =>
  /^(?:[+(]?\d[\d ()\-/]*\d)?$/.test(text) && !/^\d{4}-\d{2}-\d{2}$/.test(text)

const { name, eng_name, duty, eng_duty, affiliation, eng_affiliation, url, phone, wechat } = entryLengths
/** Each may be empty; which ones have to be there depends on the list. */
export const entryTextFields = {
  name: plainLine(name),
  eng_name: plainLine(eng_name),
  duty: plainLine(duty),
  eng_duty: plainLine(eng_duty),
  affiliation: plainLine(affiliation),
  eng_affiliation: plainLine(eng_affiliation),
  url: plainLine(url).check(z.refine(isWebAddress, says('webAddressWrong'))),
  phone: phoneLine(phone).check(z.refine(isPhone, says('phoneUnreadable'))),
  email: optionalEmail,
  wechat: plainLine(wechat),
}
const entryParts = { list: z.literal(hostLists, says('invalid')), kind: plainLine(20), ...entryTextFields }

type EntryInput = z.output<z.ZodMiniObject<typeof entryParts>>
const inItsList = z.check<EntryInput>(({ value, issues }) => {
  for (const { field, reason } of entryFaults(value.list, value))
    issues.push({ code: 'custom', message: reason, path: [field], input: value[field] })
})

/** An entry as the form of its list has it; fields that the form lacks are empty. */
export const hostEntryForm = (list: HostList) =>
  z.pipe(
    z.transform((texts: Readonly<Record<string, string>>) => ({ ...noTexts, kind: '', ...texts, list })),
    z.object(entryParts).check(inItsList),
  )

const hostEntry = z.object({
  id: z.int(),
  version: z.int(),
  kind: z.string(),
  ...(Object.fromEntries(entryFields.map((field) => [field, z.string()])) as Record<
    (typeof entryFields)[number],
    z.ZodMiniString
  >),
})
export type HostEntry = z.infer<typeof hostEntry>
const committee = z.object({ ...hostEntry.shape, members: z.array(hostEntry) })
export type Committee = z.infer<typeof committee>

export const conferenceHosts = z.object({
  conference_id: z.int(),
  /** In the language of the request. */
  conference: z.string(),
  publication: z.literal(publications),
  /** Roles of the reader in the team. */
  parts: z.array(z.literal(teamParts)),
  /** Each list in the order in which visitors see it. */
  hosts: z.array(hostEntry),
  committees: z.array(committee),
  contacts: z.array(hostEntry),
})
export type ConferenceHosts = z.infer<typeof conferenceHosts>

const ofConference = { conference: 'conference_id', parts: workOf.content } as const
const conference_id = positiveId
/** 0: none, or a new one. */
const idOrNone = integerField()
const order = z.pipe(
  exactText(1200).check(z.regex(/^(?:[1-9]\d{0,9}(?:,[1-9]\d{0,9})*)?$/, says('invalid'))),
  z.transform((text: string) =>
    text === '' ? [] : text.split(',').map((digits) => positiveId.parse(digits)),
  ),
)

export const getConferenceHosts = endpoint({
  summary: 'Hosts, committees and contacts of a conference, in both languages',
  method: 'GET',
  path: '/apic/organizer/hosts/get',
  access: ofConference,
  input: z.object({ conference_id }),
  output: conferenceHosts,
})

export const saveHostEntry = endpoint({
  summary:
    'Saves a host, a committee, a member of one or a contact, or makes one at the end of its list. Refused with `versionConflict` where somebody saved it since',
  method: 'POST',
  path: '/apic/organizer/hosts/save',
  access: ofConference,
  // Fifteen hundred characters; a Chinese one takes nine bytes.
  bodyLimit: 32 * 1024,
  input: z
    .object({
      conference_id,
      /** 0: a new one, for which `version` is 0 and `key` makes one only. */
      id: idOrNone,
      version,
      key,
      /** Committee of a member; 0 in the other lists. */
      committee_id: idOrNone,
      ...entryParts,
    })
    .check(inItsList),
  output: conferenceHosts,
})

export const removeHostEntry = endpoint({
  summary: 'Takes an entry out of its list, or puts it back within a day; a committee goes with its members',
  method: 'POST',
  path: '/apic/organizer/hosts/remove',
  access: ofConference,
  input: z.object({ conference_id, id: positiveId, version, removed: flag }),
  output: conferenceHosts,
})

export const orderHostEntries = endpoint({
  summary: 'Puts a list in order. Refused with `versionConflict` where it is not any more as it was seen',
  method: 'POST',
  path: '/apic/organizer/hosts/order',
  access: ofConference,
  input: z.object({
    conference_id,
    list: z.literal(hostLists, says('invalid')),
    committee_id: idOrNone,
    /** Ids in the order that was seen, and in the new one. */
    seen: order,
    ids: order,
  }),
  output: conferenceHosts,
})
