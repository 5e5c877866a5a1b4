import type { Locale } from '../../../src/i18n/locale.ts'
import type { ChartNode } from '../chart/chart.types.ts'

/** The words of a description; those that end in a space or a colon come before their subject. */
export interface DifferenceWords {
  readonly stateAdded: string
  readonly stateRemoved: string
  readonly stateChanged: string
  readonly renamed: string
  readonly kinds: Readonly<Record<ChartNode['kind'], string>>
  readonly kind: string
  readonly starts: string
  readonly startsNoMore: string
  readonly moved: string
  readonly tags: string
  readonly calls: string
  readonly entry: string
  readonly exit: string
  readonly guard: string
  readonly actions: string
  readonly retargeted: string
  readonly reenters: string
  readonly reentersNoMore: string
  readonly stays: string
  readonly order: string
  readonly was: string
  readonly is: string
  readonly next: string
  readonly otherwise: string
  readonly became: string
  readonly and: string
}

export const differenceWords: Readonly<Record<Locale, DifferenceWords>> = {
  'zh-CN': {
    stateAdded: '新增状态',
    stateRemoved: '删除状态',
    stateChanged: '状态本身有改动',
    renamed: '可能是改名，原名 ',
    kinds: { atomic: '普通状态', compound: '含子状态', parallel: '并行', final: '终点', history: '历史' },
    kind: '类型：',
    starts: '成为起点，所在：',
    startsNoMore: '不再是起点，所在：',
    moved: '换了上级：',
    tags: '标签：',
    calls: '调用：',
    entry: '进入时：',
    exit: '离开时：',
    guard: '条件：',
    actions: '动作：',
    retargeted: '改道：',
    reenters: '现在会重新进入',
    reentersNoMore: '不再重新进入',
    stays: '原地不动',
    order: ' 的判断顺序变了',
    was: '原来：',
    is: '现在：',
    next: '，再看 ',
    otherwise: '其余情况',
    became: ' → ',
    and: '、',
  },
  en: {
    stateAdded: 'State added',
    stateRemoved: 'State removed',
    stateChanged: 'The state itself has changed',
    renamed: 'Perhaps a new name for ',
    kinds: {
      atomic: 'simple state',
      compound: 'with states inside',
      parallel: 'parallel',
      final: 'final',
      history: 'history',
    },
    kind: 'Kind: ',
    starts: 'Now the start of ',
    startsNoMore: 'No longer the start of ',
    moved: 'Moved: ',
    tags: 'Tags: ',
    calls: 'Calls: ',
    entry: 'On entry: ',
    exit: 'On exit: ',
    guard: 'Condition: ',
    actions: 'Actions: ',
    retargeted: 'Goes elsewhere: ',
    reenters: 'Enters its state anew now',
    reentersNoMore: 'No longer enters its state anew',
    stays: 'stays',
    order: ' asks in another order',
    was: 'Before: ',
    is: 'Now: ',
    next: ', then ',
    otherwise: 'everything else',
    became: ' → ',
    and: ', ',
  },
}
