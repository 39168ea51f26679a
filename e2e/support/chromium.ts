// The browser of the stories and of Lighthouse.
export const chromiumPath = process.env.CHROME_PATH ?? '/usr/bin/chromium'

/**
 * Playwright's own list, for the browser hears only the last one; and the two pages behind its address bar, of which it
 * opens one per window: they cost as much as the product's page beside them.
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
