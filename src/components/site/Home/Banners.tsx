import { useIntl } from 'react-intl'

import type { Banner } from '../../../contract/site.ts'
import { BannerLink, BannerRow } from './Banners.styles.ts'

/** Announcements of the site, side by side. */
export const Banners = ({ banners }: { banners: readonly Banner[] }) => {
  const intl = useIntl()
  if (banners.length === 0) return null
  return (
    <BannerRow aria-label={intl.formatMessage({ id: 'home.banners' })}>
      {banners.map(({ title, image, alt, url }, at) => (
        <li key={at}>
          <BannerLink href={url} {...(url.startsWith('/') ? {} : { target: '_blank', rel: 'noopener' })}>
            <img src={image} alt={alt} loading={at < 3 ? 'eager' : 'lazy'} width="640" height="256" />
            <span>{title}</span>
          </BannerLink>
        </li>
      ))}
    </BannerRow>
  )
}
