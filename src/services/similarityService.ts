import { checkSimilarity, getPaperSimilarity, getSimilarityBalance } from '../contract/similarity.ts'
import type { Api } from './api.ts'

interface Check {
  text: string
  paperId: number | null
}

/** Comparison of texts with the papers of this site; satisfies the port of `similarityCheck`. */
export const createSimilarityService = ({ api }: { api: Api }) => ({
  loadBalance: (signal: AbortSignal) => api.call(getSimilarityBalance, {}, { signal }),

  async compareText({ text, paperId }: Check, signal: AbortSignal) {
    const wish = paperId === null ? { text } : { text, paper_id: paperId }
    const { report, balance } = await api.call(checkSimilarity, wish, { signal })
    return { findings: [{ part: 'text' as const, report }], balance }
  },

  /** A paper as submitted, for the person who decides about it: without using up any allowance. */
  async comparePaper(id: number, signal: AbortSignal) {
    const { parts } = await api.call(getPaperSimilarity, { id }, { signal })
    return { findings: parts, balance: null }
  },
})
