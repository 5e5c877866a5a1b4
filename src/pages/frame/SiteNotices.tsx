import type { localeSwitchMachine } from '../../machines/localeSwitch/localeSwitch.machine.ts'
import type { siteConfigMachine } from '../../machines/siteConfig/siteConfig.machine.ts'
import type { sessionMachine } from '../../machines/session/session.machine.ts'
import { useServices } from '../../app/context.tsx'
import { useEmitted } from '../shared/useEmitted.ts'
import { useToasts } from '../shared/useToasts.ts'

/** Messages of the frame's machines to the visitor (CFG-01, I18N-01, HDR-04). */
export const SiteNotices = () => {
  const { site, locale, session } = useServices()
  const { say } = useToasts()
  useEmitted<typeof siteConfigMachine>(site, { 'config.failed': () => say('error', 'shell.configFailed') })
  useEmitted<typeof sessionMachine>(session, { 'session.ended': () => say('success', 'shell.signedOut') })
  useEmitted<typeof localeSwitchMachine>(locale, {
    'locale.failed': () => say('error', 'shell.localeFailed'),
  })
  return null
}
