import type { LifecycleRecord } from '../../../contract/lifecycle.ts'

/** The page for working on the record's subject, and its name; null: there is none besides the record. */
export const workplaceOf = ({ entity, id, roles, related }: LifecycleRecord) => {
  const isChair = roles.includes('organizer') || roles.includes('programme')
  const paper = entity === 'paper' ? id : related.find((other) => other.entity === 'paper')?.id
  if (paper === undefined || !['paper', 'review', 'decision', 'rebuttal'].includes(entity)) return null
  if (isChair) return { href: `/console/paper/${paper}/decision`, name: 'record.toDesk' } as const
  return entity === 'paper' && roles.includes('owner')
    ? ({ href: `/personal/paper/postedby?paper_id=${paper}`, name: 'record.toOwnPaper' } as const)
    : null
}
