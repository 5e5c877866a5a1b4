import type { Bilingual } from '../../../src/machines/shared/words.ts'
import type { ChartHistory } from './history.types.ts'

/** The version used instead of the requested one, and the reason. */
export const standsIn: Readonly<Record<ChartHistory['extent'], (moment: string) => Bilingual>> = {
  complete: (moment) => ({
    'zh-CN': `状态图从 ${moment} 起才有记录，所以与最早的一版比较。`,
    en: `Charts have been kept since ${moment} only, so this compares with the first version.`,
  }),
  cut: (moment) => ({
    'zh-CN': `更早的版本没有放进工坊，所以与 ${moment} 的一版比较。`,
    en: `The workshop does not carry older versions, so this compares with that of ${moment}.`,
  }),
  shallow: (moment) => ({
    'zh-CN': `构建时用的是不完整的克隆，所以与其中最早的一版（${moment}）比较。`,
    en: `The workshop was built from a shallow clone, so this compares with its oldest version, of ${moment}.`,
  }),
  none: () => ({ 'zh-CN': '', en: '' }),
}
