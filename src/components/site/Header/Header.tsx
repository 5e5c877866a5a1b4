import { useCallback, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { nextTheme } from '../../../theme/theme.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { Wordmark } from '../../kit/Wordmark.tsx'
import {
  Account,
  Bar,
  Brand,
  Items,
  MenuTool,
  Nav,
  OnLarge,
  OnPhone,
  OnSmall,
  OnTablet,
  Row,
  ThemeTool,
  Tool,
  Tools,
  Unsure,
} from './Header.styles.ts'
import { isLongName, navFits } from './headerWidths.ts'
import type { HeaderProps } from './Header.types.ts'
import { NavEntry } from './NavEntry.tsx'
import { useDismiss } from './useDismiss.ts'
import { UserMenu } from './UserMenu.tsx'

export const Header = ({
  nav,
  logo,
  name,
  languages,
  locale,
  user,
  unread,
  path,
  theme,
  loginHref,
  onLocale,
  onTheme,
  onSignOut,
  onOrganizer,
  organizerBusy,
  search,
}: HeaderProps) => {
  const intl = useIntl()
  const bar = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  useDismiss(
    bar,
    useCallback(() => setOpen(false), []),
  )
  const shown = name || intl.formatMessage({ id: 'shell.name' })
  // English names have a row of their own there.
  const isCrowded = locale === 'zh-CN' && nav !== null && !navFits(nav, shown, locale)
  const themeText = intl.formatMessage({ id: `shell.theme.${theme ?? 'system'}` })
  const themeIcon = <Icon name={theme === null ? 'system' : theme === 'dark' ? 'moon' : 'sun'} />
  const switchTheme = () => onTheme(nextTheme(theme))
  const create = (
    <Button variant="quiet" small busy={organizerBusy} onClick={onOrganizer}>
      <FormattedMessage id={typeof user === 'string' ? 'shell.create.guest' : 'shell.create'} />
    </Button>
  )
  const guest = (
    <>
      <OnTablet>{create}</OnTablet>
      <ButtonLink small href={loginHref}>
        <OnLarge>
          <FormattedMessage id="shell.login" />
        </OnLarge>
        <OnSmall>
          <FormattedMessage id="shell.login.short" />
        </OnSmall>
      </ButtonLink>
    </>
  )
  return (
    <Bar ref={bar} data-crowded={isCrowded || undefined}>
      <Row>
        <Brand href="/home" data-long={isLongName(shown) || undefined}>
          <Wordmark logo={logo} name={name} />
        </Brand>
        <Nav data-open={open} id="nav" aria-label={intl.formatMessage({ id: 'shell.nav' })}>
          <Items>
            {nav === null
              ? ['3rem', '4rem', '3rem', '4rem'].map((width, at) => (
                  <li key={at}>
                    <Skeleton $width={width} $height="1rem" />
                  </li>
                ))
              : nav.map((item) => (
                  <NavEntry key={item.url + item.name} item={item} locale={locale} path={path} />
                ))}
            <OnPhone>
              {user !== 'restoring' && create}
              <Tool type="button" aria-label={themeText} onClick={switchTheme}>
                {themeIcon}
              </Tool>
            </OnPhone>
          </Items>
        </Nav>
        <Tools>
          {search}
          <ThemeTool type="button" aria-label={themeText} title={themeText} onClick={switchTheme}>
            {themeIcon}
          </ThemeTool>
          {languages?.length !== 1 && (
            <Tool
              type="button"
              aria-label={intl.formatMessage({ id: 'shell.locale' })}
              onClick={() => onLocale(locale === 'en' ? 'zh-CN' : 'en')}
            >
              {locale === 'en' ? <i>中</i> : <b>中</b>}
              <i>/</i>
              {locale === 'en' ? <b>EN</b> : <i>EN</i>}
            </Tool>
          )}
          <Account>
            {user === 'restoring' ? (
              // As wide as most visitors' version, so that nothing moves when the visitor is known.
              <Unsure aria-hidden="true">{guest}</Unsure>
            ) : user === 'guest' ? (
              guest
            ) : (
              <>
                <OnTablet>{create}</OnTablet>
                <UserMenu user={user} unread={unread} onOrganizer={onOrganizer} onSignOut={onSignOut} />
              </>
            )}
          </Account>
          <MenuTool
            type="button"
            aria-expanded={open}
            aria-controls="nav"
            aria-label={intl.formatMessage({ id: 'shell.menu' })}
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'close' : 'menu'} />
          </MenuTool>
        </Tools>
      </Row>
    </Bar>
  )
}
