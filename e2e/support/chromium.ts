// The browser of the stories and of Lighthouse: Chromium without the window around the page, which nobody looks at here
// and which costs as much as the page itself.
export const chromiumPath = process.env.CHROME_PATH ?? '/usr/bin/chromium-headless-shell'

/**
 * Playwright's own list, for the browser hears only the last one; and the two pages behind the address bar of a Chromium
 * with a window (CHROME_PATH), of which it opens one per window.
 */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
  'AimEnabled',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

export const chromiumArgs = [
  // Containers and CI run as root, where Chromium's sandbox does not start.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${withoutFeatures.join()}`,
]
