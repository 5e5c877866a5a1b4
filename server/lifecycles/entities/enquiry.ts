import { eq } from 'drizzle-orm'

import type { EnquiryFacts } from '../../../src/contract/facts.ts'
import { enquiries } from '../../db/schema/butler.ts'
import { users } from '../../db/schema/accounts.ts'
import { Refused } from '../../shared/refused.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { EntityAdapter } from '../types.ts'

/** An answer without a reply closes the enquiry after this time. */
export const quietMs = 14 * 86_400_000

export const enquiryAdapter: EntityAdapter<EnquiryFacts> = {
  table: enquiries,

  whose: async (tx, id) => {
    const [row] = await tx.select({ ownerId: enquiries.userId }).from(enquiries).where(eq(enquiries.id, id))
    return row === undefined ? null : { ...row, conferenceId: null }
  },

  lock: async (tx, id) => {
    await tx.select({ rowId: enquiries.id }).from(enquiries).where(eq(enquiries.id, id)).for('update')
  },

  load: async ({ tx, at }, id) => {
    const [row] = await tx.select().from(enquiries).where(eq(enquiries.id, id))
    if (row === undefined) return null
    return {
      id,
      state: row.state,
      version: row.version,
      ownerId: row.userId,
      conferenceId: null,
      facts: { isQuiet: at.getTime() - row.movedAt.getTime() >= quietMs, reason: row.reason },
    }
  },

  columns: ({ reason }) => ({ reason }),

  describe: async ({ tx }, id, language) => {
    const [row] = await tx
      .select({ enquiry: enquiries, nickname: users.nickname })
      .from(enquiries)
      .innerJoin(users, eq(users.id, enquiries.userId))
      .where(eq(enquiries.id, id))
    if (row === undefined) throw new Refused('notFound')
    const { service, engService, question } = row.enquiry
    return {
      title: inLanguage(language, service, engService) || beginningOf(question),
      subtitle: row.nickname,
      related: [],
    }
  },

  detail: async ({ tx }, id) => {
    const [row] = await tx.select().from(enquiries).where(eq(enquiries.id, id))
    if (row === undefined) return []
    const { service, contact, reach, question } = row
    return [
      { field: 'service', kind: 'text', value: service },
      { field: 'question', kind: 'paragraphs', value: question },
      { field: 'contact', kind: 'text', value: contact },
      { field: 'reach', kind: 'text', value: reach },
    ]
  },
}

/** Title of an enquiry without a service. */
const beginningOf = (question: string): string => {
  const [first = ''] = question.split('\n', 1)
  const signs = Array.from(new Intl.Segmenter('zh').segment(first), ({ segment }) => segment)
  return signs.length > 40 ? `${signs.slice(0, 39).join('')}…` : first
}
