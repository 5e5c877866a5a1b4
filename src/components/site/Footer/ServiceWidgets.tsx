import { FormattedMessage, useIntl } from 'react-intl'

import type { SiteBase } from '../../../contract/site.ts'
import { Float, Service, Widget } from './Footer.styles.ts'

export interface ServiceWidgetsProps {
  site: SiteBase | null
  /** People work on this page: nothing lies over it. */
  isStill: boolean
  onWechat: () => void
}

/** They float beside the text column; where there is no margin, and where people work, they are the last row of the footer. */
export const ServiceWidgets = ({ site, isStill, onWechat }: ServiceWidgetsProps) => (
  <Float $isStill={isStill} aria-label={useIntl().formatMessage({ id: 'shell.service' })}>
    {site && site.customer_wechat !== '' && (
      <Widget as="button" type="button" onClick={onWechat}>
        <FormattedMessage id="shell.service.wechat" />
      </Widget>
    )}
    {site && site.customer_qq !== '' && (
      <Widget
        href={`https://wpa.qq.com/msgrd?v=3&uin=${encodeURIComponent(site.customer_qq)}&site=qq&menu=yes`}
        target="_blank"
        rel="noopener"
      >
        <FormattedMessage id="shell.service.qq" />
      </Widget>
    )}
    {site && site.hot_line !== '' && (
      <Service>
        <Widget as="summary">
          <FormattedMessage id="shell.service.hotline" />
        </Widget>
        <div>
          <strong>{site.hot_line}</strong>
          {site.server_time !== '' && <p>{site.server_time}</p>}
        </div>
      </Service>
    )}
    <Widget as="button" type="button" onClick={toTop}>
      <FormattedMessage id="shell.top" />
    </Widget>
  </Float>
)

const toTop = () => {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
}
