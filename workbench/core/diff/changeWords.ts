import type { Locale } from '../../../src/i18n/locale.ts'

interface ChangeWords {
  readonly nothing: string
  readonly machines: (count: number) => string
  readonly machineAdded: (states: number) => string
  readonly machineRemoved: (states: number) => string
  readonly signs: Readonly<Record<'added' | 'removed' | 'changed' | 'perhaps', string>>
  readonly charts: string
  readonly before: string
  readonly after: string
  readonly chart: (title: string, version: string) => string
}

export const changeWords: Readonly<Record<Locale, ChangeWords>> = {
  'zh-CN': {
    nothing: '所有流程的状态图都没有变化。',
    machines: (count) => `${count} 个流程有变化。`,
    machineAdded: (states) => `新增流程，共 ${states} 个状态`,
    machineRemoved: (states) => `删除流程，原有 ${states} 个状态`,
    signs: { added: '新增', removed: '删除', changed: '改动', perhaps: '可能' },
    charts: '前后状态图',
    before: '之前',
    after: '现在',
    chart: (title, version) => `${title}的状态图，${version}`,
  },
  en: {
    nothing: 'No flow has changed its chart.',
    machines: (count) => (count === 1 ? '1 flow has changed.' : `${count} flows have changed.`),
    machineAdded: (states) => `New flow, ${states} states`,
    machineRemoved: (states) => `Removed flow, had ${states} states`,
    signs: { added: 'added', removed: 'removed', changed: 'changed', perhaps: 'perhaps' },
    charts: 'Charts before and after',
    before: 'Before',
    after: 'Now',
    chart: (title, version) => `Chart of ${title}, ${version.toLowerCase()}`,
  },
}
