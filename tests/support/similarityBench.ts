import { sql } from 'drizzle-orm'

import { users } from '../../server/db/schema/accounts.ts'
import { conferences } from '../../server/db/schema/catalogue.ts'
import { papers } from '../../server/db/schema/papers.ts'
import { openDatabase } from '../../server/db/open.ts'
import { seed } from '../../server/db/seed.ts'
import { similarityHandlers } from '../../server/handlers/similarity.ts'
import type { Deps, MemberCall } from '../../server/handlers/table.ts'
import { prepare } from '../../server/lifecycles/papers/similarity/compare.ts'
import { fingerprintsOf } from '../../server/lifecycles/papers/similarity/fingerprints.ts'
import { createEngine } from '../../server/lifecycles/engine.ts'
import { emptyPaper } from '../../src/contract/paperForm.ts'
import { cheapPassword } from './cheapPassword.ts'
import { quietLog } from './engines.ts'

/** Many stored abstracts, and texts that have something in common with them: what `npm run bench similarity` measures. */
export const openBench = async (directory: string) => {
  const { db, close } = await openDatabase(directory, quietLog, { cluster: null })
  await seed(db, { hashPassword: cheapPassword })
  const [conference] = await db.select().from(conferences).limit(1)
  const [owner] = await db.select().from(users).limit(1)
  const conferenceId = conference?.id ?? 0
  const userId = owner?.id ?? 0
  const members = await db
    .insert(users)
    .values(Array.from({ length: 2000 }, (_, at) => ({ nickname: `member ${at}` })))
    .returning({ id: users.id })
  let clock = Date.now()
  const handlers = similarityHandlers({
    db,
    engine: createEngine(db, () => clock),
    now: () => (clock += 5000),
  } as unknown as Deps)
  let matched = 0

  const store = async (from: number, to: number) => {
    const texts = Array.from({ length: to - from }, (_, at) => abstractOf(from + at))
    const made = await db
      .insert(papers)
      .values(
        texts.map((text, at) => ({
          userId,
          conferenceId,
          form: {
            ...emptyPaper,
            title: `${from + at}`,
            ...(isChinese(from + at) ? { abstract: text } : { eng_abstract: text }),
          },
          state: 'published.accepted',
        })),
      )
      .returning({ id: papers.id })
    const pairs = made.flatMap(({ id }, at) =>
      fingerprintsOf(prepare(texts[at] ?? '').shingles).map((hash) => [hash, id] as const),
    )
    const column = (of: readonly number[]) => sql`${`{${of.join(',')}}`}::text::int[]`
    await db.execute(
      sql`insert into similarity_documents (paper_id, rules) select unnest(${column(made.map(({ id }) => id))}), 1`,
    )
    await db.execute(
      sql`insert into similarity_fingerprints (hash, paper_id) select unnest(${column(pairs.map(([hash]) => hash))}), unnest(${column(pairs.map(([, id]) => id))})`,
    )
  }

  return {
    close,
    /** Without the index of the hashes during the fill: it is made in one go. */
    async fill(from: number, to: number, batch: number) {
      await db.execute(sql`set session_replication_role = replica`)
      await db.execute(
        sql`alter table similarity_fingerprints drop constraint similarity_fingerprints_hash_paper_id_pk`,
      )
      for (let at = from; at < to; at += batch) await store(at, Math.min(to, at + batch))
      await db.execute(
        sql`alter table similarity_fingerprints add constraint similarity_fingerprints_hash_paper_id_pk primary key (hash, paper_id)`,
      )
      await db.execute(sql`set session_replication_role = default`)
      await db.execute(sql`vacuum analyze similarity_fingerprints`)
      matched = 0
    },
    async check(at: number) {
      const member = members[at % members.length]
      const call = {
        member: { userId: member?.id ?? 0 },
        exchange: { language: 'zh' },
      } as unknown as MemberCall
      const { report } = await handlers.checkSimilarity({ text: textOf(at).slice(0, 5000) }, call)
      if (report.percent > 0) matched += 1
    },
    async facts() {
      const { rows } = (await db.execute(
        sql`select count(*)::int as sum from similarity_fingerprints`,
      )) as unknown as { rows: { sum: number }[] }
      return { matched, fingerprints: rows[0]?.sum ?? 0 }
    },
  }
}

const isChinese = (at: number) => at % 2 === 0

/** The same numbers in every run. */
const drawOf = (from: number) => {
  let state = (from + 1) * 2_654_435_761
  return (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) % below
  }
}

/** Words as often as in a language: few make up most of a text. */
const wordOf = (draw: (below: number) => number) => Math.floor(8000 * (draw(10_000) / 10_000) ** 3)

const sentenceOf = (from: number, chinese: boolean): string => {
  const draw = drawOf(from)
  if (chinese)
    return `${Array.from({ length: 24 }, () => String.fromCodePoint(0x4e00 + wordOf(draw))).join('')}。`
  return `${Array.from({ length: 18 }, () => wordOf(draw).toString(36)).join(' ')}. `
}

/** Twelve sentences, two of them of those that everybody writes. */
const sentencesOf = (at: number): string[] =>
  Array.from({ length: 12 }, (_, no) =>
    sentenceOf(no === 3 || no === 9 ? -1 - ((at * 31 + no) % 200) : at * 12 + no, isChinese(at)),
  )

const abstractOf = (at: number): string => sentencesOf(at).join('')

const textOf = (at: number): string => {
  const stored = (at * 7) % 900
  const fresh = (no: number) => abstractOf(10_000_000 + at * 20 + no)
  const text =
    at % 3 === 0
      ? sentencesOf(stored).toReversed().join('')
      : at % 3 === 1
        ? [0, 1, 2, 3, 4].map((no) => sentencesOf(stored + no)[no] ?? '').join('') + fresh(0)
        : fresh(0)
  return at % 10 === 0 ? text + Array.from({ length: 16 }, (_, no) => fresh(no + 1)).join('') : text
}
