import { and, asc, eq, gt, isNull } from 'drizzle-orm'

import { paperFiles, papers } from '../db/schema/papers.ts'
import type { Db } from '../db/types.ts'
import { examineFile } from '../files/names/examineFile.ts'
import type { FileStore } from '../files/store.ts'
import type { Uploads } from '../files/uploads.ts'
import { authorNames } from '../lifecycles/papers/namesTold.ts'
import { typedOf } from '../lifecycles/papers/ownPapers.ts'
import { endingOf } from '../shared/endingOf.ts'
import { Refused } from '../shared/refused.ts'
import { isNotAside, rowByRow, type RowTools } from '../jobs/rowByRow.ts'

interface ExamineDeps {
  readonly db: Db
  readonly uploads: Uploads
  readonly paperFiles: FileStore
}
type Row = typeof paperFiles.$inferSelect

/**
 * Looks for names in a file that was kept before anybody did, and keeps the copy for reviewers. Answers the row as it is then;
 * two at once keep one copy. Not yet examined: there was no time for it now.
 */
export const examineKept = async (deps: ExamineDeps, row: Row): Promise<Row> => {
  const { db, uploads } = deps
  const file = await deps.paperFiles.find(row.file)
  if (file === null) return row
  const [paper] = await db.select().from(papers).where(eq(papers.id, row.paperId))
  if (paper === undefined) return row
  const ending = endingOf(row.file) as 'pdf' | 'doc' | 'docx'
  const { examined, copy } = await examineFile(
    { path: file.path, ending, account: paper.userId, authors: authorNames(typedOf(paper)) },
    () => uploads.draft('papers'),
  ).catch(unread)
  // Looked into when there is time: until then no reviewer reads it who must not learn the authors.
  if (examined === null) return row
  try {
    const place = { userId: paper.userId, place: 'papers', ending } as const
    const blindFile = copy && (await uploads.keep(db, copy, place))
    const unexamined = and(eq(paperFiles.id, row.id), isNull(paperFiles.examined))
    const [written] = await db
      .update(paperFiles)
      .set({ examined, blindFile, blindBytes: copy && copy.size() })
      .where(unexamined)
      .returning()
    if (written !== undefined) return written
    if (blindFile !== null) await uploads.discard('papers', blindFile)
    const [known] = await db.select().from(paperFiles).where(eq(paperFiles.id, row.id))
    return known ?? row
  } finally {
    await copy?.drop()
  }
}

/** Result for a document stored before those with a password were refused. */
const unread = (error: unknown) => {
  if (error instanceof Refused) return { examined: { names: null }, copy: null }
  throw error
}

/** The same for all that were kept before, a few at a time. A file that is not there is left as it is. */
export const examineMissing = async (deps: ExamineDeps & RowTools, only?: string): Promise<void> => {
  for (let last = 0; ;) {
    const rows = await deps.db
      .select()
      .from(paperFiles)
      .where(
        and(
          isNull(paperFiles.examined),
          gt(paperFiles.id, last),
          only === undefined ? isNotAside('names', paperFiles.id) : eq(paperFiles.id, Number(only)),
        ),
      )
      .orderBy(asc(paperFiles.id))
      .limit(batch)
    await rowByRow(deps, {
      ...{ task: 'names', only, rows },
      nameOf: ({ id }) => String(id),
      work: (row) => examineKept(deps, row),
    })
    last = rows.at(-1)?.id ?? last
    if (rows.length < batch) return
  }
}

const batch = 50
