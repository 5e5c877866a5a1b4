import type { Bilingual, EventWords } from '../../shared/words.ts'

/** Words that are the same in every lifecycle. */
export const factsLearned: EventWords = {
  by: 'server',
  says: {
    'zh-CN': '服务器告知最新情况：状态不变，但能做的事可能不同',
    en: 'The server tells what is true by now: the state stays, but other things may be possible',
  },
}

export const hasReason: Bilingual = { 'zh-CN': '已填写原因', en: 'A reason was given' }
