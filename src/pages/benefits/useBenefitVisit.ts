import { useEffect, useRef } from 'react'

import { useServices } from '../../app/context.tsx'
import { countCoupon } from '../../contract/site.ts'
import { cutTo } from '../../contract/characters.ts'

export interface BenefitVisit {
  type: 'invite' | 'knock'
  type_name: string
  /** The code that the link carries; empty: nothing is counted. */
  pid: string
}

/**
 * PUB-03: a link to a benefit was opened. Counted once, in the background, also while the page is being left; a failure
 * is ignored.
 */
export const useBenefitVisit = ({ type, type_name, pid }: BenefitVisit) => {
  const { api } = useServices()
  const counted = useRef('')
  useEffect(() => {
    if (pid === '' || counted.current === pid) return
    counted.current = pid
    const from = { website_url: location.href, origin_url: document.referrer }
    // A longer address is no link of ours.
    const input = { ...from, type, type_name, pid: cutTo(pid, 50) }
    api.call(countCoupon, input, { keepalive: true, quiet: true }).catch(() => undefined)
  }, [api, pid, type, type_name])
}
