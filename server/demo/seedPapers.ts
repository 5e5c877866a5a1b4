import { asc, eq } from 'drizzle-orm'

import { emptyPaper, type PaperForm } from '../../src/contract/paperForm.ts'
import { createPaper, faint, ink } from '../documents/paper.ts'
import type { FileStore } from '../files/store.ts'
import { publish, publicStates } from '../lifecycles/papers/publication.ts'
import { paperDefaults } from '../lifecycles/papers/settings.ts'
import { papersPublished, papersToCome, type SeedPaper } from './papers.ts'
import * as schema from '../db/schema.ts'
import { seedMarks, seedOnce } from '../db/seedSite.ts'
import type { Db, Tx } from '../db/types.ts'

const day = 86_400_000

/** Reviewers of the demo; the two last ones have no account. */
const pool = [
  ['approved', '陈立', '中国科学院心理研究所'],
  ['reviewing', '苏文', '北京师范大学'],
  ['linmei', '林梅', '浙江大学'],
  [null, '周岚', '中国人民大学', 'zhou.lan@example.org'],
  [null, 'Anna Müller', 'Universität Konstanz', 'anna.mueller@example.org'],
] as const

export interface SeedPapersOptions {
  /** Store of the PDF files. */
  readonly files: Pick<FileStore, 'draft' | 'nameFor'>
  readonly now?: () => Date
}

/**
 * Adds papers in every stage to one demo conference that takes them, and proceedings to one that is over. Once and wholly;
 * false: it had been done before, or there are no demo conferences.
 */
export const seedPapers = async (
  db: Db,
  { files, now = () => new Date() }: SeedPapersOptions,
): Promise<boolean> => {
  if ((await seedMarks(db)).has('seededPapers')) return false
  const at = now()
  const work = async (tx: Tx): Promise<boolean> => {
    const conferences = await tx.select().from(schema.conferences).orderBy(asc(schema.conferences.id))
    const coming = conferences.find(({ engTitle }) => engTitle.startsWith('Annual Meeting on Educational'))
    const over = conferences.find(({ engTitle }) => engTitle.startsWith('Summit on Bioinformatics'))
    if (coming === undefined || over === undefined) return false
    const accounts = new Map(
      (await tx.select({ id: schema.users.id, account: schema.users.account }).from(schema.users)).map(
        ({ id, account }) => [account ?? '', id],
      ),
    )
    const write = createWriter(tx, { at, accounts, files })
    await openCall(tx, coming.id, new Date(at.getTime() + 20 * day), accounts)
    for (const paper of papersToCome) await write(paper, coming.id)
    for (const paper of papersPublished) await write(paper, over.id)
    return true
  }
  return seedOnce(db, { mark: 'seededPapers', at, work })
}

/** The conference takes papers until then, two reviews each. */
const openCall = async (
  tx: Tx,
  conferenceId: number,
  submissionDeadline: Date,
  accounts: ReadonlyMap<string, number>,
) => {
  await tx
    .update(schema.conferences)
    .set({ submissionDeadline })
    .where(eq(schema.conferences.id, conferenceId))
  await tx
    .insert(schema.paperSettings)
    .values({ conferenceId, ...paperDefaults, reviewsNeeded: 2, rebuttal: true, discussion: 'on' })
    .onConflictDoNothing()
  await tx
    .insert(schema.paperReviewers)
    .values(
      pool.map(([account, name, affiliation, email = '']) => ({
        ...{ conferenceId, name, affiliation, email, loadCap: 5 },
        userId: account === null ? null : (accounts.get(account) ?? null),
      })),
    )
    .onConflictDoNothing()
}

interface Surroundings {
  readonly at: Date
  readonly accounts: ReadonlyMap<string, number>
  readonly files: SeedPapersOptions['files']
}

const createWriter = (tx: Tx, { at, accounts, files }: Surroundings) => {
  const ago = (days: number) => new Date(at.getTime() - days * day)
  const ofAccount = (account: string): number => {
    const id = accounts.get(account)
    if (id === undefined) throw new Error(`the demo has no account ${account}`)
    return id
  }

  const addFile = async (paperId: number, form: PaperForm, createdAt: Date) => {
    const bytes = await printed(form, createdAt)
    const draft = await files.draft()
    await draft.write(bytes)
    const file = files.nameFor('pdf')
    await draft.keep(file)
    await draft.drop()
    await tx.insert(schema.paperFiles).values({
      ...{ paperId, kind: 'pdf', round: 0, file, bytes: bytes.byteLength, createdAt },
      name: `${form.title}.pdf`,
      examined: { names: [] },
    })
  }

  return async (paper: SeedPaper, conferenceId: number) => {
    const form = formOf(paper)
    const owner = ofAccount(paper.account)
    const last = paper.steps.at(-1)
    const state = last?.to ?? 'draft'
    const round = paper.steps.some(({ event }) => event === 'paper.pass') ? 1 : 0
    const isDecided = paper.decision?.isReleased === true
    const begunAt = ago((paper.steps[0]?.daysAgo ?? 1) + 2)
    const [row] = await tx
      .insert(schema.papers)
      .values({
        ...{ userId: owner, conferenceId, form, round, state, createdAt: begunAt },
        version: paper.steps.length,
        movedAt: last === undefined ? begunAt : ago(last.daysAgo),
        lastDecision: isDecided ? (paper.decision?.decision ?? null) : null,
        reason: last?.reason ?? null,
        withdrawnFrom: paper.withdrawnFrom ?? null,
        revisionDueAt:
          paper.revisionInDays === undefined ? null : new Date(at.getTime() + paper.revisionInDays * day),
      })
      .returning({ id: schema.papers.id })
    if (row === undefined) throw new Error('the paper was not written')
    const { id } = row
    for (const [index, step] of paper.steps.entries()) {
      await tx.insert(schema.lifecycleEvents).values({
        ...{ entity: 'paper', entityId: id, seq: index + 1, event: step.event, toState: step.to },
        ...{ fromState: paper.steps[index - 1]?.to ?? 'draft', role: step.by, reason: step.reason ?? '' },
        actorId: step.by === 'owner' ? owner : step.by === 'organizer' ? ofAccount('organizer') : null,
        at: ago(step.daysAgo),
      })
    }
    if (last === undefined) return
    const submittedAt = ago(paper.steps[0]?.daysAgo ?? 0)
    await tx
      .insert(schema.paperSubmissions)
      .values({ paperId: id, round: 0, form, response: '', createdAt: submittedAt })
    await addFile(id, form, submittedAt)
    for (const review of paper.reviews ?? []) {
      const isHandedIn = review.state === 'accepted.submitted' || review.state === 'accepted.acknowledged'
      await tx.insert(schema.reviews).values({
        ...{ paperId: id, userId: ofAccount(review.by), round, state: review.state },
        responseDueAt: new Date(at.getTime() + 5 * day),
        reviewDueAt: review.state.startsWith('accepted') ? new Date(at.getTime() + 14 * day) : null,
        recommendation: review.recommendation ?? null,
        comments: review.comments ?? '',
        remarks: review.remarks ?? '',
        submittedAt: isHandedIn ? ago(last.daysAgo + 1) : null,
        reason: review.state === 'rejected' ? '近期出差，无法按时完成。' : null,
      })
    }
    if (paper.decision !== undefined) {
      await tx.insert(schema.paperDecisions).values({
        ...{ paperId: id, round, userId: ofAccount('organizer') },
        decision: paper.decision.decision,
        letter: paper.decision.letter,
        state: isDecided ? 'released' : 'prepared',
      })
    }
    const publication = paper.steps.find(({ event }) => event === 'paper.publish')
    if (publication !== undefined && publicStates.some((each) => each === state))
      await publish(tx, id, ago(publication.daysAgo))
  }
}

const formOf = ({ title, abstract, keywords, authors }: SeedPaper): PaperForm => ({
  ...emptyPaper,
  title: title[0],
  eng_title: title[1],
  abstract: abstract[0],
  eng_abstract: abstract[1],
  keywords: [...keywords[0]],
  eng_keywords: [...keywords[1]],
  authors: authors.map(({ name, affiliation, email }) => ({
    ...{ name: name[0], eng_name: name[1], email, orcid: '' },
    ...{ affiliation: affiliation[0], eng_affiliation: affiliation[1] },
  })),
  conflicts_declared: true,
})

/** One page: what the form says, without the authors. */
const printed = async (form: PaperForm, at: Date): Promise<Uint8Array> => {
  const sheet = createPaper({ size: [595, 842], title: form.title, subject: form.eng_title, at })
  const column = { x: 72, width: 451 }
  let y = sheet.write(form.title, { ...column, y: 72, size: 20, bold: true, color: ink })
  y = sheet.write(form.eng_title, { ...column, y: y + 6, size: 13, color: faint })
  for (const text of [
    form.abstract,
    form.keywords.join('；'),
    form.eng_abstract,
    form.eng_keywords.join('; '),
  ])
    if (text !== '') y = sheet.write(text, { ...column, y: y + 16, size: 11 })
  return sheet.finish()
}
