import { useIntl } from 'react-intl'

import { selectNetwork, selectResults } from '../../machines/deviceCheck/deviceCheck.selectors.ts'
import type { DeviceCheckActorRef } from '../../machines/deviceCheck/deviceCheck.machine.ts'
import { checkSteps } from '../../machines/deviceCheck/deviceCheck.types.ts'
import { useToasts } from '../shared/useToasts.ts'

/** Copies the findings as text, for support; it names no device and no person. */
export const useReport = (check: DeviceCheckActorRef) => {
  const { formatMessage } = useIntl()
  const { say } = useToasts()
  return async () => {
    const snapshot = check.getSnapshot()
    const results = selectResults(snapshot)
    const network = selectNetwork(snapshot)
    const lines = checkSteps.map((step) => {
      const result = results[step]
      const fault = result.state === 'failed' ? ` (${result.fault})` : ''
      return `${formatMessage({ id: `check.${step}` })}: ${formatMessage({ id: `check.state.${result.state}` })}${fault}`
    })
    const measured = network === null ? [] : [JSON.stringify(network)]
    try {
      await navigator.clipboard.writeText([...lines, ...measured, navigator.userAgent].join('\n'))
      say('success', 'check.copied')
    } catch {
      say('error', 'check.copy.failed')
    }
  }
}
