import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { inLanguage } from '../../../contract/inLanguage.ts'
import { Skeleton } from '../../kit/Skeleton.ts'
import { Wordmark } from '../../kit/Wordmark.tsx'
import {
  Bottom,
  Columns,
  Contact,
  Foot,
  Friends,
  Hotline,
  Inner,
  Mark,
  Pictures,
  Preview,
} from './Footer.styles.ts'
import type { FooterProps } from './Footer.types.ts'
import { ServiceWidgets } from './ServiceWidgets.tsx'

const Lightbox = lazy(() => import('../../kit/Lightbox.tsx'))

export const Footer = ({ site, columns, links, locale, isStill = false }: FooterProps) => {
  const intl = useIntl()
  const [large, setLarge] = useState<string | null>(null)
  const pictures = site
    ? ([
        ['wechat', site.wechat_code_img],
        ['conf', site.conf_assistant],
        ['paper', site.paper_assistant],
        ['service', site.customer_wechat],
      ] as const)
    : []
  const shown = pictures.find(([kind]) => kind === large)
  const nameOf = (entry: { name: string; eng_name: string }) => inLanguage(locale, entry.name, entry.eng_name)
  return (
    <Foot>
      <Inner>
        <Contact>
          <Mark>
            <Wordmark logo={site?.footer_image} name={site?.name} />
          </Mark>
          {site === null ? (
            <Skeleton $height="6rem" />
          ) : (
            <>
              {site.hot_line !== '' && (
                <Hotline>
                  <a href={`tel:${site.hot_line.replace(/[^\d+]/g, '')}`}>{site.hot_line}</a>
                </Hotline>
              )}
              {site.server_time !== '' && <p>{site.server_time}</p>}
              {site.email !== '' && (
                <p>
                  <a href={`mailto:${site.email}`}>{site.email}</a>
                </p>
              )}
              {site.address !== '' && (
                <address>
                  {site.address}{' '}
                  {site.map_url !== '' && (
                    <a href={site.map_url} target="_blank" rel="noopener">
                      <FormattedMessage id="shell.map" />
                    </a>
                  )}
                </address>
              )}
            </>
          )}
        </Contact>
        <Columns>
          {columns.map((column) => (
            <nav key={column.nickname + column.name} aria-label={nameOf(column)}>
              <h2>{nameOf(column)}</h2>
              <ul>
                {column.child.map((entry) => (
                  <li key={entry.url + entry.name}>
                    <a href={entry.url}>{nameOf(entry)}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </Columns>
        <Pictures>
          {pictures
            .filter(([kind, src]) => src !== '' && kind !== 'service')
            .map(([kind, src]) => (
              <Preview key={kind} type="button" onClick={() => setLarge(kind)}>
                <img src={src} alt="" width="88" height="88" loading="lazy" />
                <FormattedMessage id={`shell.picture.${kind}`} />
              </Preview>
            ))}
        </Pictures>
      </Inner>
      <Bottom>
        {links.length > 0 && (
          <Friends aria-label={intl.formatMessage({ id: 'shell.links' })}>
            {links.map(({ title, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener">
                  {title}
                </a>
              </li>
            ))}
          </Friends>
        )}
        <a href="/helpCenter/modo">
          <FormattedMessage id="shell.help" />
        </a>
        <span>{site?.copyright}</span>
        {site && site.beian !== '' && (
          <a href="https://beian.miit.gov.cn/" target="_blank" rel="noopener">
            {site.beian}
          </a>
        )}
      </Bottom>
      <ServiceWidgets site={site} isStill={isStill} onWechat={() => setLarge('service')} />
      {shown && (
        <Suspense>
          <Lightbox
            src={shown[1]}
            title={intl.formatMessage({ id: `shell.picture.${shown[0]}` })}
            onClose={() => setLarge(null)}
          />
        </Suspense>
      )}
    </Foot>
  )
}
