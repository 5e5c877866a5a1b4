import { and, eq } from 'drizzle-orm'

import { comparedParts } from '../../src/contract/similarity.ts'
import { takeHit } from '../accounts/limits.ts'
import { papers } from '../db/schema/papers.ts'
import { paperAdapter } from '../lifecycles/entities/paper.ts'
import { balanceOf, spend } from '../lifecycles/papers/similarity/balance.ts'
import { isLongEnough, prepare } from '../lifecycles/papers/similarity/compare.ts'
import { isPublished, similarityOf } from '../lifecycles/papers/similarity/report.ts'
import { grantsOf, rolesAsReader } from '../lifecycles/rolesOf.ts'
import { Refused } from '../shared/refused.ts'
import { actorOf } from './record.ts'
import { isRowId, type Deps, type HandlerTable } from './table.ts'

/** Comparison with the papers of this site (MEM-02, BEN-03). Papers that the caller may not read are never quoted. */
export const similarityHandlers = ({ db, engine, now }: Deps) => {
  const limit = async (userId: number) => {
    const wait = await takeHit(db, { key: `similarity:${userId}`, hits: 60, seconds: 60 }, now())
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
  }

  return {
    getSimilarityBalance: (_, { member }) => balanceOf(db, member.userId, new Date(now())),

    checkSimilarity: async ({ text, paper_id }, { member: { userId }, exchange: { language } }) => {
      await limit(userId)
      const mine = prepare(text)
      if (!isLongEnough(mine)) throw new Refused('textTooShort', { field: 'text' })
      const balance = await spend(db, userId, text, new Date(now()))
      const own = and(eq(papers.id, isRowId(paper_id ?? 0) ? (paper_id ?? 0) : 0), eq(papers.userId, userId))
      const [except] = await db.select({ id: papers.id }).from(papers).where(own)
      const report = await similarityOf(db, mine, {
        except: except?.id ?? null,
        kindOf: ({ paper }) => {
          if (paper.userId === userId) return 'own'
          return isPublished(paper.state) ? 'published' : null
        },
        language,
      })
      return { report, balance }
    },

    getPaperSimilarity: async ({ id }, call) => {
      if (!isRowId(id)) throw new Refused('notFound')
      const actor = actorOf(call)
      await limit(call.member.userId)
      return engine.read(async ({ tx }) => {
        const grants = await grantsOf(tx, actor)
        const owned = await paperAdapter.whose(tx, id)
        if (rolesAsReader('paper', grants, actor, owned).length === 0) throw new Refused('notFound')
        const [row] = await tx.select().from(papers).where(eq(papers.id, id))
        if (row === undefined) throw new Refused('notFound')
        if (row.state === 'draft') throw new Refused('paperDraft')
        const parts = []
        for (const part of comparedParts) {
          const mine = prepare(row.form[part])
          if (!isLongEnough(mine)) continue
          const report = await similarityOf(tx, mine, {
            except: id,
            kindOf: ({ paper, authors }) => {
              const { userId: ownerId, conferenceId } = paper
              const roles = rolesAsReader('paper', grants, actor, { ownerId, conferenceId, authors })
              if (roles.includes('owner')) return 'own'
              if (isPublished(paper.state)) return 'published'
              return roles.length > 0 ? 'organized' : null
            },
            language: call.exchange.language,
          })
          parts.push({ part, report })
        }
        return { parts }
      })
    },
  } satisfies Partial<HandlerTable>
}
