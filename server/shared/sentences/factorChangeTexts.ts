import type { MessageLanguage } from './language.ts'

export const factorChanges = [
  'passkeyAdded',
  'passkeyRenamed',
  'passkeyRemoved',
  'totpAdded',
  'totpRemoved',
  'codesRenewed',
  'codeUsed',
  'reset',
] as const
export type FactorChange = (typeof factorChanges)[number]

/** Change to a second factor; `name` is that of the passkey. */
export const factorChangeTexts: Readonly<
  Record<FactorChange, Readonly<Record<MessageLanguage, (name: string) => string>>>
> = {
  passkeyAdded: { zh: (name) => `添加了通行密钥“${name}”`, en: (name) => `The passkey “${name}” was added` },
  passkeyRenamed: {
    zh: (name) => `将一个通行密钥改名为“${name}”`,
    en: (name) => `A passkey was renamed to “${name}”`,
  },
  passkeyRemoved: {
    zh: (name) => `移除了通行密钥“${name}”`,
    en: (name) => `The passkey “${name}” was removed`,
  },
  totpAdded: { zh: () => '绑定了验证器应用', en: () => 'An authenticator app was set up' },
  totpRemoved: { zh: () => '移除了验证器应用', en: () => 'The authenticator app was removed' },
  codesRenewed: { zh: () => '重新生成了恢复码', en: () => 'New recovery codes were made' },
  codeUsed: { zh: () => '使用了一个恢复码', en: () => 'A recovery code was used' },
  reset: { zh: () => '管理员重置了二次验证', en: () => 'An administrator reset the second factor' },
}
