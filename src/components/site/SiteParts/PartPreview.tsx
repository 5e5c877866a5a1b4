import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { inLanguage } from '../../../contract/inLanguage.ts'
import type { FooterColumn, FriendlyLink, NavItem, SiteBase } from '../../../contract/site.ts'
import type { PartContent, SitePart } from '../../../contract/siteParts.ts'
import { parseLocale, type Locale } from '../../../i18n/locale.ts'
import { ButlerOffer } from '../Butler/ButlerOffer.tsx'
import { DocumentView } from '../Document/DocumentView.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { Header } from '../Header/Header.tsx'
import { Banners } from '../Home/Banners.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { Tabs } from '../../kit/Tabs.tsx'
import { baseOf, bannersOf, butlerOf, columnsOf, documentOf, linksOf, navOf } from './previews.ts'
import { Stage, Tree } from './SiteParts.styles.ts'

const PreviewTexts = lazy(() => import('./PreviewTexts.tsx'))

/** The rest of the frame, as it is published. */
export interface PublishedFrame {
  readonly base: SiteBase
  readonly header: readonly NavItem[]
  readonly footer: readonly FooterColumn[]
  readonly links: readonly FriendlyLink[]
}

export interface PartPreviewProps {
  readonly part: SitePart
  readonly content: PartContent
  /** Null while it is not known. */
  readonly site: PublishedFrame | null
  /** ISO 8601; date shown by a document of today. */
  readonly at: string
}

/** A part as visitors will see it, by the components that show it to them, in both languages and themes. */
export const PartPreview = (props: PartPreviewProps) => {
  const intl = useIntl()
  const [locale, setLocale] = useState<Locale>(parseLocale(intl.locale))
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const content = useDeferredValue(props.content)
  return (
    <Tabs
      label={intl.formatMessage({ id: 'parts.preview.language' })}
      tabs={[
        { id: 'zh-CN', label: <span lang="zh-CN">中文</span> },
        { id: 'en', label: <span lang="en">English</span> },
      ]}
      selected={locale}
      onSelect={setLocale}
    >
      <Tabs
        label={intl.formatMessage({ id: 'parts.preview.theme' })}
        tabs={(['light', 'dark'] as const).map((id) => ({
          id,
          label: <FormattedMessage id={`parts.preview.${id}`} />,
        }))}
        selected={theme}
        onSelect={setTheme}
      >
        {/* Inert and hidden from screen readers: its content is already in the form. */}
        <Stage $theme={theme} lang={locale} inert aria-hidden="true" data-preview={props.part}>
          <Suspense fallback={<Skeleton $height="12rem" />}>
            <PreviewTexts locale={locale}>
              <Shown {...props} content={content} locale={locale} />
            </PreviewTexts>
          </Suspense>
        </Stage>
      </Tabs>
    </Tabs>
  )
}

const Shown = ({ part, content, site, at, locale }: PartPreviewProps & { locale: Locale }) => {
  switch (part) {
    case 'config': {
      const base = baseOf(content, locale)
      return (
        <>
          <PreviewHeader
            nav={site?.header ?? null}
            logo={base.header_image}
            name={base.name}
            locale={locale}
          />
          <Footer site={base} columns={site?.footer ?? []} links={site?.links ?? []} locale={locale} />
        </>
      )
    }
    case 'header':
      return (
        <PreviewHeader
          nav={navOf(content.items)}
          logo={site?.base.header_image}
          name={site?.base.name}
          locale={locale}
        />
      )
    case 'footer':
      return (
        <Footer
          site={site?.base ?? null}
          columns={columnsOf(content)}
          links={site?.links ?? []}
          locale={locale}
        />
      )
    case 'links':
      return (
        <Footer
          site={site?.base ?? null}
          columns={site?.footer ?? []}
          links={linksOf(content, locale)}
          locale={locale}
        />
      )
    case 'banners':
      return <Banners banners={bannersOf(content, locale)} />
    case 'butler':
      return <ButlerOffer butler={butlerOf(content, locale)} />
    case 'subjects':
      return (
        <Tree>
          {content.items.map(({ fields, children }, at) => (
            <li key={at}>
              {inLanguage(locale, fields['name'] ?? '', fields['eng_name'] ?? '')}
              <ul>
                {children.map((child, index) => (
                  <li key={index}>
                    {inLanguage(locale, child.fields['name'] ?? '', child.fields['eng_name'] ?? '')}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </Tree>
      )
    case 'agreement':
    case 'private':
      return (
        <DocumentView
          view="ready"
          document={documentOf(content, locale, at)}
          title={`page.${part}`}
          onRetry={ignore}
        />
      )
  }
}

const PreviewHeader = ({
  nav,
  logo,
  name,
  locale,
}: {
  nav: readonly NavItem[] | null
  logo: string | undefined
  name: string | undefined
  locale: Locale
}) => (
  <Header
    nav={nav}
    logo={logo}
    name={name}
    locale={locale}
    user="guest"
    unread={0}
    path=""
    theme={null}
    loginHref="/login"
    onLocale={ignore}
    onTheme={ignore}
    onSignOut={ignore}
    onOrganizer={ignore}
  />
)

const ignore = () => undefined
