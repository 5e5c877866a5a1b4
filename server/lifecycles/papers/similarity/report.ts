import { eq, inArray } from 'drizzle-orm'

import type { SimilarityReport, SimilarPaper } from '../../../../src/contract/similarity.ts'
import { conferences } from '../../../db/schema/catalogue.ts'
import { papers } from '../../../db/schema/papers.ts'
import type { Db, Tx } from '../../../db/types.ts'
import type { MessageLanguage } from '../../../shared/sentences/language.ts'
import { authorIds } from '../authorIds.ts'
import { paperTitles } from '../paperTitles.ts'
import { passagesOf, prepare, shareOf, type Passage, type Prepared } from './compare.ts'
import { isCompared, mostAlike } from './documents.ts'
import { excerptsOf } from './excerpts.ts'
import { fingerprintsOf } from './fingerprints.ts'

/** A paper as it is judged whether its text may be shown. */
export type Found = Awaited<ReturnType<typeof readAll>>[number]

interface ReportOptions {
  /** The paper that the text belongs to; null: none. */
  readonly except: number | null
  /** As what the paper may be shown to who asks; null: nothing of it may be known but how much is the same. */
  readonly kindOf: (found: Found) => SimilarPaper['kind'] | null
  readonly language: MessageLanguage
}

/** Passages that a text shares with the papers of this site. */
export const similarityOf = async (
  tx: Db | Tx,
  mine: Prepared,
  { except, kindOf, language }: ReportOptions,
): Promise<SimilarityReport> => {
  const ids = await mostAlike(tx, fingerprintsOf(mine.shingles), except)
  const rows = ids.length === 0 ? [] : await readAll(tx, ids)
  const alike = rows
    .filter(({ paper }) => isCompared(paper.state))
    .map((found) => ({ found, kind: kindOf(found), ...compare(mine, found) }))
    .filter(({ percent }) => percent > 0)
    .sort((a, b) => b.percent - a.percent || a.found.paper.id - b.found.paper.id)
  const readable = alike.flatMap((each) => (each.kind === null ? [] : [{ ...each, kind: each.kind }]))
  const hidden = alike.filter(({ kind }) => kind === null)
  return {
    percent: shareTogether(mine, alike),
    papers: readable.slice(0, mostShown).map(({ found: { paper, conference }, kind, percent, shared }) => {
      const { title, subtitle } = paperTitles(paper, conference, language)
      return {
        kind,
        paper_id: paper.id,
        title,
        conference_id: paper.conferenceId,
        conference: subtitle,
        percent,
        ...shown(mine, shared),
      }
    }),
    unpublished: shareTogether(mine, hidden),
  }
}

/** Whether everybody may read the paper. */
export const isPublished = (state: string): boolean => /^(?:published|indexed)\./.test(state)

interface Shared {
  readonly theirs: Prepared
  readonly passage: Passage
}

const mostShown = 8
const mostPassages = 10

const readAll = (tx: Db | Tx, ids: readonly number[]) =>
  tx
    .select({ paper: papers, conference: conferences, authors: authorIds })
    .from(papers)
    .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
    .where(inArray(papers.id, [...ids]))

const compare = (mine: Prepared, { paper: { form } }: Found) => {
  const shared = [form.abstract, form.eng_abstract]
    .map(prepare)
    .flatMap((theirs) => passagesOf(mine, theirs).map((passage): Shared => ({ theirs, passage })))
  return {
    shared,
    percent: shareOf(
      mine,
      shared.map(({ passage }) => passage),
    ),
  }
}

const shareTogether = (mine: Prepared, alike: ReadonlyArray<{ shared: readonly Shared[] }>): number =>
  shareOf(
    mine,
    alike.flatMap(({ shared }) => shared.map(({ passage }) => passage)),
  )

const shown = (mine: Prepared, shared: readonly Shared[]) => {
  const longest = shared
    .toSorted((a, b) => b.passage.length - a.passage.length)
    .slice(0, mostPassages)
    .sort((a, b) => a.passage.mine - b.passage.mine)
  return {
    passages: longest.map(({ theirs, passage }) => excerptsOf(mine, theirs, passage)),
    more: shared.length - longest.length,
  }
}
