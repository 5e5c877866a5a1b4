/**
 * Runs inside the preview before its own scripts (it is handed over as text, so it can use nothing from outside) and
 * puts `window.__stage` there: `begin(globals)` sets the toolbar and resolves when stories can be shown, `show(id, theme)`
 * answers `{problems, reports}` of one story, `look(theme, how)` those of the same story, as it is now, in another theme or
 * after the window was resized; `how`: `all`, or `colours` for the rules of axe that read colours.
 */
export const installStage = () => {
  // Tests look at what comes to rest: a dialog that is fading in has neither its colours nor its place yet.
  document.addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style')
    style.textContent = '*,::before,::after{animation:none!important;transition:none!important}'
    document.head.append(style)
  })

  // See workbench/preview/network.ts.
  window.__answersInPage = true

  // Helpers for the eyes of a person: they draw over the story, look at every element for it, and check nothing.
  let features = {}
  Object.defineProperty(window, 'FEATURES', {
    get: () => features,
    set: (given) => {
      features = { ...given, highlight: false, measure: false, outline: false, backgrounds: false }
    },
  })

  let wanted = {}

  const begin = async (globals) => {
    wanted = globals
    while (window.__STORYBOOK_PREVIEW__ === undefined) await new Promise((go) => setTimeout(go, 10))
    const preview = window.__STORYBOOK_PREVIEW__
    await preview.ready()
    // There is no listener outside of this page; packing every event for it would take longer than many a story.
    preview.channel.transports?.splice(0)
    // Passed checks are counted, not shown: axe need not describe every element of them.
    const { parameters } = preview.storyStoreValue.projectAnnotations
    const { a11y } = parameters
    parameters.a11y = { ...a11y, options: { ...a11y?.options, resultTypes: ['violations'] } }
    const updated = new Promise((settle) => preview.channel.once('globalsUpdated', settle))
    preview.channel.emit('updateGlobals', { globals })
    await updated
  }

  let shown = null

  const show = async (id, theme) => {
    if (theme !== wanted.theme) await begin({ ...wanted, theme })
    const preview = window.__STORYBOOK_PREVIEW__
    // As the toolbar does: a story that is made for one screen is shown on it.
    const story = await preview.loadStory({ storyId: id })
    await window.__resize(sizeOf(story))

    const { channel } = preview
    const problems = []
    let stop = () => {}
    // A change of a story's arguments renders it again in the middle of its play, and that end is reported like its own.
    let isPlaying = false
    const finished = new Promise((settle) => {
      const hear = {
        playFunctionThrewException: (error) => problems.push(error.message),
        unhandledErrorsWhilePlaying: (errors) => problems.push(...errors.map(({ message }) => message)),
        storyThrewException: (error) => problems.push(error.message ?? String(error)),
        storyErrored: ({ title, description }) => {
          problems.push(`${title}: ${description}`)
          settle(null)
        },
        storyMissing: () => {
          problems.push('There is no such story.')
          settle(null)
        },
        globalsUpdated: ({ globals }) => {
          for (const name of ['locale', 'theme']) {
            if (globals[name] !== wanted[name])
              problems.push(`The story was shown with ${name} ${globals[name]} instead of ${wanted[name]}.`)
          }
        },
        storyRenderPhaseChanged: ({ storyId, newPhase }) => {
          if (storyId !== id) return
          if (newPhase === 'playing') isPlaying = true
          if (['played', 'errored', 'aborted'].includes(newPhase)) isPlaying = false
        },
        storyFinished: (report) => report.storyId === id && !isPlaying && settle(report),
      }
      for (const [event, listener] of Object.entries(hear)) channel.on(event, listener)
      stop = () => {
        for (const [event, listener] of Object.entries(hear)) channel.off(event, listener)
      }
    })
    if (shown === id) channel.emit('forceRemount', { storyId: id })
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
    shown = id
    const report = await finished
    stop()

    const reports = report?.reporters ?? []
    problems.push(...failuresIn(reports))
    if (report?.status === 'error' && problems.length === 0)
      problems.push('The story failed without saying why.')
    return { problems, reports: reports.map(brief) }
  }

  /** The rules of axe that a theme can break: it is a property of the root element, and changes colours alone. */
  const colourRules = ['color-contrast', 'link-in-text-block']

  const look = async (theme, how) => {
    const render = window.__STORYBOOK_PREVIEW__.currentRender
    const { story, canvasElement } = render
    await window.__resize(sizeOf(story))
    // The theme is a property of the root element and of nothing else.
    document.documentElement.dataset.theme = theme
    await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))
    const shownContext = render.storyContext()
    const { a11y } = shownContext.parameters
    const context = {
      ...shownContext,
      ...(how === 'colours' && {
        parameters: {
          ...shownContext.parameters,
          a11y: { ...a11y, options: { ...a11y?.options, runOnly: colourRules } },
        },
      }),
      viewMode: 'story',
      canvasElement,
      abortSignal: new AbortController().signal,
    }
    const problems = []
    try {
      // Rendering it again would run its preparations again, too: another room, other answers.
      await story.applyAfterEach(context)
    } catch (error) {
      problems.push(error.message ?? String(error))
    }
    const { reports } = context.reporting
    return { problems: [...problems, ...failuresIn(reports)], reports: reports.map(brief) }
  }

  const failuresIn = (reports) =>
    reports
      .filter(({ status }) => status === 'failed')
      .map(({ type, result }) => (type === 'a11y' ? saysOf(result) : `The check "${type}" failed.`))

  const sizeOf = ({ storyGlobals, parameters }) => {
    const chosen = parameters.viewport?.options?.[storyGlobals?.viewport?.value]
    if (chosen === undefined) return null
    return { width: parseInt(chosen.styles.width, 10), height: parseInt(chosen.styles.height, 10) }
  }

  const saysOf = ({ violations, error }) => {
    if (error !== undefined) return `axe failed: ${error.message ?? error}`
    return violations
      .map(
        ({ id, help, nodes }) =>
          `axe ${id}: ${help} (${nodes.map(({ html }) => html.slice(0, 120)).join(' ; ')})`,
      )
      .join('\n')
  }

  /** axe lists every element that it passed: megabytes in a run. */
  const brief = ({ type, status, result }) => ({
    type,
    status,
    result:
      type === 'a11y' ? { violations: result.violations?.length, passes: result.passes?.length } : result,
  })

  window.__stage = { begin, show, look }
}
