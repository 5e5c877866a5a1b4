// Tests check the state at rest: a dialog that is fading in has neither its colours nor its place yet.
if ('__vitest_browser__' in globalThis) {
  const style = document.createElement('style')
  style.textContent = '*,::before,::after{animation:none!important;transition:none!important}'
  document.head.append(style)
}
