// Named exports only, so that a page takes the pieces it draws and leaves the rest. What needs the
// headless library stands in overlays.ts and is loaded on first intent.
export { Alert, type AlertProps, type AlertTone } from "./alert/Alert.tsx";
export { Avatar } from "./avatar/Avatar.tsx";
export { Badge, type BadgeProps, type BadgeTone } from "./badge/Badge.tsx";
export { Button, type ButtonProps } from "./button/Button.tsx";
export {
  ChannelItem,
  type ChannelItemProps,
  channelItemClass,
} from "./channel-item/ChannelItem.tsx";
export { Checkbox, type CheckboxProps } from "./checkbox/Checkbox.tsx";
export { Chip, type ChipProps } from "./chip/Chip.tsx";
export { classNames } from "./class-names.ts";
export { CodeInput, type CodeInputProps } from "./code-input/CodeInput.tsx";
export { ContainerRow, type ContainerRowProps } from "./container-row/ContainerRow.tsx";
export { DateOfBirth, type DateOfBirthProps } from "./date-of-birth/DateOfBirth.tsx";
export { Divider } from "./divider/Divider.tsx";
export { DrawnOnce, type DrawPiece, DrawPieceProvider } from "./drawn-once/DrawnOnce.tsx";
export { Field, type FieldControl, type FieldProps, type FieldWords } from "./field/Field.tsx";
export { type Format, FormatContext, FormatProvider, useFormat } from "./format/FormatProvider.tsx";
export {
  GameCard,
  type GameCardCorner,
  type GameCardMedia,
  type GameCardProps,
  type GameCardSize,
  GameCardSkeleton,
  type GameCardSkeletonProps,
} from "./game-card/GameCard.tsx";
export { Grid, type GridProps } from "./grid/Grid.tsx";
export { IconBlock, type IconBlockProps } from "./icon-block/IconBlock.tsx";
export { IconButton, type IconButtonProps } from "./icon-button/IconButton.tsx";
export { Icon, type IconProps } from "./icon/Icon.tsx";
export { JackpotChip, type JackpotChipProps } from "./jackpot-chip/JackpotChip.tsx";
export { jackpotText } from "./jackpot-chip/jackpot-text.ts";
export { Link, type LinkElement, type LinkProps, LinkProvider } from "./link/Link.tsx";
export { TextLink, type TextLinkProps } from "./link/TextLink.tsx";
export { Logo, type LogoProps } from "./logo/Logo.tsx";
export { CountingMoney } from "./money/CountingMoney.tsx";
export { Money, type MoneyProps } from "./money/Money.tsx";
export { Float } from "./notice/Float.tsx";
export { EmptyState, ErrorState, type NoticeProps } from "./notice/Notice.tsx";
export {
  NotificationCount,
  type NotificationCountProps,
} from "./notification-count/NotificationCount.tsx";
export { Panel } from "./panel/Panel.tsx";
export { PasswordInput, type PasswordInputProps } from "./password-input/PasswordInput.tsx";
export {
  type PlayerAction,
  PlayerInfoPanel,
  type PlayerInfoPanelProps,
} from "./player-info-panel/PlayerInfoPanel.tsx";
export { Popover, type PopoverProps } from "./popover/Popover.tsx";
export { ProgressBar } from "./progress-bar/ProgressBar.tsx";
export { Rail, type RailProps } from "./rail/Rail.tsx";
export { railFits } from "./rail/rail-fits.ts";
export { SearchField, type SearchFieldProps } from "./search-field/SearchField.tsx";
export {
  type SearchResult,
  SearchResultList,
  type SearchResultListProps,
} from "./search-result-list/SearchResultList.tsx";
export { Select, type SelectOption, type SelectProps } from "./select/Select.tsx";
export { Sheet, type SheetProps } from "./sheet/Sheet.tsx";
export { Skeleton, type SkeletonProps } from "./skeleton/Skeleton.tsx";
export { SkipLink } from "./skip-link/SkipLink.tsx";
export { Spinner } from "./spinner/Spinner.tsx";
export { type Step, Steps, type StepsProps } from "./steps/Steps.tsx";
export { TextArea, type TextAreaProps } from "./text-area/TextArea.tsx";
export { TextInput, type TextInputProps } from "./text-input/TextInput.tsx";
export { type Theme, ThemeSwitch, type ThemeSwitchProps } from "./theme-switch/ThemeSwitch.tsx";
export { Time, type TimeProps } from "./time/Time.tsx";
export { ToastRegion, type ToastRegionProps } from "./toast/ToastRegion.tsx";
export { type Toast, useToasts } from "./toast/use-toasts.ts";
export { VisuallyHidden } from "./visually-hidden/VisuallyHidden.tsx";
