/** The product's native app, where a request comes from it. */
export interface NativeApp {
  readonly platform: 'ios' | 'android' | null;
  /** major.minor.patch, where the app tells it. */
  readonly version: string | null;
}

/** Visitor ids of the native app have 16 characters, those made for browsers 36. */
const APP_ID_LENGTH = 16;

/** Tells the native app by the marker in its user agent, or by its kind of visitor id. */
export function detectApp(userAgent: string, visitorId: string | null, marker: string): NativeApp | null {
  const at = userAgent.indexOf(marker);
  if (at < 0 && visitorId?.length !== APP_ID_LENGTH) return null;
  const platform = /iPhone|iPad|iPod|iOS/.test(userAgent)
    ? 'ios'
    : /Android/.test(userAgent)
      ? 'android'
      : null;
  return { platform, version: at < 0 ? null : versionAfter(userAgent.slice(at + marker.length)) };
}

function versionAfter(text: string): string | null {
  const [, major, minor = '0', patch = '0'] =
    /^[/ ](\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?/.exec(text) ?? [];
  return major === undefined ? null : [major, minor, patch].map(Number).join('.');
}

/** Whether a version is another one or newer, compared part by part. */
export function isAtLeast(version: string, least: string): boolean {
  const parts = least.split('.').map(Number);
  for (const [index, part] of version.split('.').map(Number).entries()) {
    const difference = part - (parts[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** Whether the app can show native notification messages: version 3 or newer. */
export function showsNotifications(app: NativeApp): boolean {
  return app.version !== null && isAtLeast(app.version, '3.0.0');
}
