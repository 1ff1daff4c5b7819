import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';
import { cx } from './cx.ts';
import { Icon, type IconName } from './Icon.tsx';

type Look = {
  /** `main`: the one thing to do here. `plain`: another thing. `quiet`: text only. */
  look?: 'main' | 'plain' | 'quiet';
  /** `small` for buttons inside rows; still 44 px high to the finger. */
  size?: 'normal' | 'small';
  /** As wide as its place. */
  wide?: boolean;
  icon?: IconName;
  /** Icon after the words instead of before. */
  iconLast?: boolean;
  children: ReactNode;
};

function inside({ icon, iconLast, children }: Look) {
  return (
    <>
      {icon && !iconLast && <Icon name={icon} size={18} />}
      <span>{children}</span>
      {icon && iconLast && <Icon name={icon} size={18} />}
    </>
  );
}

function classes({ look = 'plain', size, wide }: Look): string {
  return cx(styles.button, styles[look], size === 'small' && styles.small, wide && styles.wide);
}

type ButtonProps = Look & {
  /** Work is under way: the button stays focusable and readable, but does nothing. */
  busy?: boolean;
  /** Its words while busy, e.g. 送信中… */
  busyText?: string;
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>;

/** Something to press that acts on this page. */
export function Button(props: ButtonProps) {
  const {
    look,
    size,
    wide,
    icon,
    iconLast,
    children,
    busy = false,
    busyText,
    type = 'button',
    onClick,
    ...rest
  } = props;
  return (
    <button
      {...rest}
      type={type}
      className={classes(props)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {inside({ look, size, wide, icon, iconLast, children: busy ? (busyText ?? children) : children })}
    </button>
  );
}

type ButtonLinkProps = Look & { href: string } & Omit<
    AnchorHTMLAttributes<HTMLAnchorElement>,
    'className' | 'href'
  >;

/** The same look for something that leads to an address. */
export function ButtonLink(props: ButtonLinkProps) {
  const { look, size, wide, icon, iconLast, children, href, ...rest } = props;
  return (
    <a {...rest} href={href} className={classes(props)}>
      {inside({ look, size, wide, icon, iconLast, children })}
    </a>
  );
}
