import type { SimilarityReport } from '../../src/contract/similarity.ts'
import type { Findings } from '../../src/machines/similarityCheck/similarityCheck.types.ts'
import { fixturesFor } from '../fixtures.ts'

/** Each result of a comparison that pages distinguish. */

const { checkSimilarity, getSimilarityBalance } = fixturesFor('zh')

export const checkedText =
  '报道一种适用于大面积薄膜的钝化方法，器件在连续光照一千小时后仍保持初始效率的百分之九十五。'
export const fullBalance = getSimilarityBalance
const nothingFound: SimilarityReport = { percent: 0, papers: [], unpublished: 0 }
export const clearFindings: Findings = {
  findings: [{ part: 'text', report: nothingFound }],
  balance: checkSimilarity.balance,
}
export const matchedFindings: Findings = {
  findings: [{ part: 'text', report: checkSimilarity.report }],
  balance: checkSimilarity.balance,
}
