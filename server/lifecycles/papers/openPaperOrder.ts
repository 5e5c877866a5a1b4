import { eq } from 'drizzle-orm'

import { users } from '../../db/schema/accounts.ts'
import { papers } from '../../db/schema/papers.ts'
import { orders } from '../../db/schema/registration.ts'
import type { Scope } from '../types.ts'
import { nextOrderNumber } from '../orderNumber.ts'
import { notifyUnpaid } from '../notifyUnpaid.ts'
import { daysAfter, settingsOf } from './settings.ts'

/** How long an accepted author has to pay, in days. */
const payDays = 30

/** An accepted paper gets its order, where the conference asks for money (PAP-04); one that has an order keeps it. */
export const openPaperOrder = async ({ tx, now }: Scope, paperId: number): Promise<void> => {
  const [found] = await tx
    .select({ paper: papers, account: users })
    .from(papers)
    .innerJoin(users, eq(users.id, papers.userId))
    .where(eq(papers.id, paperId))
  if (found === undefined) throw new Error(`paper ${paperId} vanished while it was accepted`)
  const { paper, account } = found
  const { fee } = await settingsOf(tx, paper.conferenceId)
  if (fee === 0) return
  const at = now()
  const author = paper.form.authors[paper.form.corresponding]
  const { id, no } = await nextOrderNumber(tx, at)
  const written = await tx
    .insert(orders)
    .overridingSystemValue()
    .values({
      id,
      no,
      kind: 'paper',
      userId: paper.userId,
      conferenceId: paper.conferenceId,
      paperId,
      listAmount: fee,
      amount: fee,
      attendee: {
        name: author?.name || author?.eng_name || account.nickname,
        affiliation: author?.affiliation || author?.eng_affiliation || '',
        email: author?.email ?? '',
      },
      dueAt: daysAfter(at, payDays),
      createdAt: at,
      movedAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: orders.id })
  if (written.length > 0) await notifyUnpaid(tx, id, 'placed', at)
}
