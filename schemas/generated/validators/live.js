/* Generated from schemas/ by `npm run generate`. Do not edit. */
var Y=(p,i)=>()=>(i||p((i={exports:{}}).exports,i),i.exports);var X=Y(R=>{"use strict";Object.defineProperty(R,"__esModule",{value:!0});function J(p){let i=p.length,c=0,h=0,u;for(;h<
i;)c++,u=p.charCodeAt(h++),u>=55296&&u<=56319&&h<i&&(u=p.charCodeAt(h),(u&64512)===56320&&h++);return c}R.default=J;J.code=
'require("ajv/dist/runtime/ucs2length").default'});var K=Y(x=>{"use strict";Object.defineProperty(x,"__esModule",{value:!0});x.formatNames=x.fastFormats=x.fullFormats=void 0;
function N(p,i){return{validate:p,compare:i}}x.fullFormats={date:N(re,W),time:N(M(!0),_),"date-time":N(Q(!0),ie),"iso-ti\
me":N(M(),se),"iso-date-time":N(Q(),ae),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:He,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Ke,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte:Re,int32:{type:"number",validate:Be},int64:{type:"number",validate:We},float:{type:"number",validate:te},double:{type:"\
number",validate:te},password:!0,binary:!0};x.fastFormats={...x.fullFormats,date:N(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,W),time:N(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,_),"date-time":N(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
ie),"iso-time":N(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,se),"iso-date-time":N(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
ae),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
x.formatNames=Object.keys(x.fullFormats);function De(p){return p%4===0&&(p%100!==0||p%400===0)}var Se=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
ze=[0,31,28,31,30,31,30,31,31,30,31,30,31];function re(p){let i=Se.exec(p);if(!i)return!1;let c=+i[1],h=+i[2],u=+i[3];return h>=
1&&h<=12&&u>=1&&u<=(h===2&&De(c)?29:ze[h])}function W(p,i){if(p&&i)return p>i?1:p<i?-1:0}var E=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function M(p){return function(c){let h=E.exec(c);if(!h)return!1;let u=+h[1],e=+h[2],s=+h[3],t=h[4],r=h[5]==="-"?-1:1,a=+(h[6]||
0),m=+(h[7]||0);if(a>23||m>59||p&&!t)return!1;if(u<=23&&e<=59&&s<60)return!0;let n=e-m*r,o=u-a*r-(n<0?1:0);return(o===23||
o===-1)&&(n===59||n===-1)&&s<61}}function _(p,i){if(!(p&&i))return;let c=new Date("2020-01-01T"+p).valueOf(),h=new Date(
"2020-01-01T"+i).valueOf();if(c&&h)return c-h}function se(p,i){if(!(p&&i))return;let c=E.exec(p),h=E.exec(i);if(c&&h)return p=
c[1]+c[2]+c[3],i=h[1]+h[2]+h[3],p>i?1:p<i?-1:0}var B=/t|\s/i;function Q(p){let i=M(p);return function(h){let u=h.split(B);
return u.length===2&&re(u[0])&&i(u[1])}}function ie(p,i){if(!(p&&i))return;let c=new Date(p).valueOf(),h=new Date(i).valueOf();
if(c&&h)return c-h}function ae(p,i){if(!(p&&i))return;let[c,h]=p.split(B),[u,e]=i.split(B),s=W(c,u);if(s!==void 0)return s||
_(h,e)}var Fe=/\/|:/,Ce=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function He(p){return Fe.test(p)&&Ce.test(p)}var ee=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Re(p){return ee.lastIndex=0,ee.test(p)}var Ee=-(2**31),Me=2**31-1;function Be(p){return Number.isInteger(p)&&p<=
Me&&p>=Ee}function We(p){return Number.isInteger(p)}function te(){return!0}var _e=/[^\\]\\Z/;function Ke(p){if(_e.test(p))
return!1;try{return new RegExp(p),!0}catch{return!1}}});var Qe=de;var l=X().default;var Ve=K().fullFormats.uri,Ge=new RegExp("^https?://","u");function v(p,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="obje\
ct"&&!Array.isArray(p)){if(p.x===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
x"},message:"must have required property 'x'"};e===null?e=[t]:e.push(t),s++}if(p.y===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"y"},message:"must have required property 'y'"};e===null?e=[t]:e.
push(t),s++}for(let t in p)if(!(t==="x"||t==="y")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),
s++}if(p.x!==void 0){let t=p.x;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/x",schemaPath:"\
#/properties/x/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"number"&&isFinite(t)){if(t>100||isNaN(t)){let r={instancePath:i+"/x",schemaPath:"#/properties/x/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+
"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[r]:e.push(r),s++}}}if(p.y!==void 0){let t=p.y;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+
"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.
push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){let r={instancePath:i+"/y",schemaPath:"#/properties/\
y/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[r]:e.push(r),s++}if(t<
0||isNaN(t)){let r={instancePath:i+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return v.errors=e,s===0}function b(p,{instancePath:i="",
parentData:c,parentDataProperty:h,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.url===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must ha\
ve required property 'url'"};e===null?e=[t]:e.push(t),s++}if(p.width===void 0){let t={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"width"},message:"must have required property 'width'"};e===null?e=[t]:e.
push(t),s++}if(p.height===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
height"},message:"must have required property 'height'"};e===null?e=[t]:e.push(t),s++}if(p.alt===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"alt"},message:"must have required property 'alt'"};e===
null?e=[t]:e.push(t),s++}for(let t in p)if(!(t==="url"||t==="width"||t==="height"||t==="alt"||t==="focus")){let r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[r]:e.push(r),s++}if(p.url!==void 0){let t=p.url;if(typeof t=="string"){if(l(t)>2e3){
let r={instancePath:i+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit:2e3},message:"mus\
t NOT have more than 2000 characters"};e===null?e=[r]:e.push(r),s++}if(!Ge.test(t)){let r={instancePath:i+"/url",schemaPath:"\
#/properties/url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"'};e===
null?e=[r]:e.push(r),s++}if(!Ve(t)){let r={instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/url",schemaPath:"\
#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(p.
width!==void 0){let t=p.width;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/width",schemaPath:"\
#/properties/width/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}
if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let r={instancePath:i+"/width",schemaPath:"#/properties/width/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(p.height!==
void 0){let t=p.height;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/height",schemaPath:"\
#/properties/height/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}
if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let r={instancePath:i+"/height",schemaPath:"#/properties/height/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(p.alt!==
void 0){let t=p.alt;if(typeof t=="string"){if(l(t)>300){let r={instancePath:i+"/alt",schemaPath:"#/properties/alt/maxLen\
gth",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[r]:e.push(r),s++}}p.focus!==void 0&&(v(p.focus,{instancePath:i+"/focus",parentData:p,parentDataProperty:"\
focus",rootData:u})||(e=e===null?v.errors:e.concat(v.errors),s=e.length))}else{let t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return b.errors=e,s===0}function de(p,{
instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},
message:"must have required property 'items'"};e===null?e=[t]:e.push(t),s++}if(p.searchHref===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"searchHref"},message:"must have required property 's\
earchHref'"};e===null?e=[t]:e.push(t),s++}for(let t in p)if(!(t==="items"||t==="searchHref")){let r={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[r]:e.push(r),s++}if(p.items!==void 0){let t=p.items;if(Array.isArray(t)){let r=t.length;for(let a=0;a<
r;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.categoryId===void 0){let n={instancePath:i+"/items/"+
a,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"categoryId"},message:"must \
have required property 'categoryId'"};e===null?e=[n]:e.push(n),s++}if(m.label===void 0){let n={instancePath:i+"/items/"+
a,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"label"},message:"must have \
required property 'label'"};e===null?e=[n]:e.push(n),s++}if(m.href===void 0){let n={instancePath:i+"/items/"+a,schemaPath:"\
#/properties/items/items/required",keyword:"required",params:{missingProperty:"href"},message:"must have required proper\
ty 'href'"};e===null?e=[n]:e.push(n),s++}if(m.current===void 0){let n={instancePath:i+"/items/"+a,schemaPath:"#/properti\
es/items/items/required",keyword:"required",params:{missingProperty:"current"},message:"must have required property 'cur\
rent'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="categoryId"||n==="label"||n==="href"||n==="icon"||n==="cur\
rent")){let o={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(m.
categoryId!==void 0){let n=m.categoryId;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/items/"+a+"/category\
Id",schemaPath:"#/properties/items/items/properties/categoryId/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/items/"+a+"/cat\
egoryId",schemaPath:"#/properties/items/items/properties/categoryId/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/items/"+a+"/categoryI\
d",schemaPath:"#/properties/items/items/properties/categoryId/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[o]:e.push(o),s++}}if(m.label!==void 0){let n=m.label;if(typeof n=="string"){if(l(n)>120){let o={
instancePath:i+"/items/"+a+"/label",schemaPath:"#/properties/items/items/properties/label/maxLength",keyword:"maxLength",
params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+
"/items/"+a+"/label",schemaPath:"#/properties/items/items/properties/label/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/items/"+a+"/\
label",schemaPath:"#/properties/items/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[o]:e.push(o),s++}}if(m.href!==void 0){let n=m.href;if(typeof n=="string"){if(l(n)<1){let o={instancePath:i+
"/items/"+a+"/href",schemaPath:"#/properties/items/items/properties/href/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/items/"+a+"/\
href",schemaPath:"#/properties/items/items/properties/href/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[o]:e.push(o),s++}}if(m.icon!==void 0&&(b(m.icon,{instancePath:i+"/items/"+a+"/icon",parentData:m,parentDataProperty:"\
icon",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),m.current!==void 0&&typeof m.current!="boolean"){
let n={instancePath:i+"/items/"+a+"/current",schemaPath:"#/properties/items/items/properties/current/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/items/"+a,
schemaPath:"#/properties/items/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:
e.push(n),s++}}}else{let r={instancePath:i+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(p.searchHref!==void 0){let t=p.searchHref;if(typeof t=="\
string"){if(l(t)<1){let r={instancePath:i+"/searchHref",schemaPath:"#/properties/searchHref/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/searchHref",schemaPath:"#/properties/searchHref/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return de.errors=e,s===0}var et=ce;var w=K().fullFormats["date-time"];function ce(p,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=p}={}){
let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.openings===void 0){let t={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"openings"},message:"must have required property 'openings'"};e===null?
e=[t]:e.push(t),s++}for(let t in p)if(!(t==="openings"||t==="liveChatOff")){let r={instancePath:i,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};
e===null?e=[r]:e.push(r),s++}if(p.openings!==void 0){let t=p.openings;if(Array.isArray(t)){if(t.length>40){let a={instancePath:i+
"/openings",schemaPath:"#/properties/openings/maxItems",keyword:"maxItems",params:{limit:40},message:"must NOT have more\
 than 40 items"};e===null?e=[a]:e.push(a),s++}let r=t.length;for(let a=0;a<r;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.
isArray(m)){if(m.from===void 0){let n={instancePath:i+"/openings/"+a,schemaPath:"#/properties/openings/items/required",keyword:"\
required",params:{missingProperty:"from"},message:"must have required property 'from'"};e===null?e=[n]:e.push(n),s++}if(m.
to===void 0){let n={instancePath:i+"/openings/"+a,schemaPath:"#/properties/openings/items/required",keyword:"required",params:{
missingProperty:"to"},message:"must have required property 'to'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="\
from"||n==="to")){let o={instancePath:i+"/openings/"+a,schemaPath:"#/properties/openings/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(
o),s++}if(m.from!==void 0){let n=m.from;if(typeof n=="string"){if(!w.validate(n)){let o={instancePath:i+"/openings/"+a+"\
/from",schemaPath:"#/properties/openings/items/properties/from/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/openings/"+a+"/from",schemaPath:"\
#/properties/openings/items/properties/from/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),s++}}if(m.to!==void 0){let n=m.to;if(typeof n=="string"){if(!w.validate(n)){let o={instancePath:i+"/open\
ings/"+a+"/to",schemaPath:"#/properties/openings/items/properties/to/format",keyword:"format",params:{format:"date-time"},
message:'must match format "date-time"'};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/openings/"+a+"/to",schemaPath:"\
#/properties/openings/items/properties/to/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/openings/"+a,schemaPath:"#/properties/openings/items/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:i+"/openin\
gs",schemaPath:"#/properties/openings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:
e.push(r),s++}}if(p.liveChatOff!==void 0&&typeof p.liveChatOff!="boolean"){let t={instancePath:i+"/liveChatOff",schemaPath:"\
#/properties/liveChatOff/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),
s++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),s++}return ce.errors=e,s===0}var tt=fe;function fe(p,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(p.legal===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
legal"},message:"must have required property 'legal'"};e===null?e=[t]:e.push(t),s++}if(p.information===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"information"},message:"must have required property '\
information'"};e===null?e=[t]:e.push(t),s++}if(p.support===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"support"},message:"must have required property 'support'"};e===null?e=[t]:e.push(t),s++}
if(p.paymentMethods===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
paymentMethods"},message:"must have required property 'paymentMethods'"};e===null?e=[t]:e.push(t),s++}for(let t in p)if(!(t===
"legal"||t==="information"||t==="support"||t==="paymentMethods")){let r={instancePath:i,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[r]:e.push(r),s++}if(p.legal!==void 0){let t=p.legal;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++){let m=t[a];
if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.label===void 0){let n={instancePath:i+"/legal/"+a,schemaPath:"#/proper\
ties/legal/items/required",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'lab\
el'"};e===null?e=[n]:e.push(n),s++}if(m.href===void 0){let n={instancePath:i+"/legal/"+a,schemaPath:"#/properties/legal/\
items/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'href'"};e===null?
e=[n]:e.push(n),s++}for(let n in m)if(!(n==="label"||n==="href")){let o={instancePath:i+"/legal/"+a,schemaPath:"#/proper\
ties/legal/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT ha\
ve additional properties"};e===null?e=[o]:e.push(o),s++}if(m.label!==void 0){let n=m.label;if(typeof n=="string"){if(l(n)>
120){let o={instancePath:i+"/legal/"+a+"/label",schemaPath:"#/properties/legal/items/properties/label/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){
let o={instancePath:i+"/legal/"+a+"/label",schemaPath:"#/properties/legal/items/properties/label/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/legal/"+a+"/label",schemaPath:"#/properties/legal/items/properties/label/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}}if(m.href!==void 0){let n=m.href;if(typeof n=="string"){if(l(n)<1){let o={
instancePath:i+"/legal/"+a+"/href",schemaPath:"#/properties/legal/items/properties/href/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/leg\
al/"+a+"/href",schemaPath:"#/properties/legal/items/properties/href/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/legal/"+a,schemaPath:"#/properties/legal/it\
ems/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:i+
"/legal",schemaPath:"#/properties/legal/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
r]:e.push(r),s++}}if(p.information!==void 0){let t=p.information;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++){
let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.label===void 0){let n={instancePath:i+"/information/"+a,schemaPath:"\
#/properties/information/items/required",keyword:"required",params:{missingProperty:"label"},message:"must have required\
 property 'label'"};e===null?e=[n]:e.push(n),s++}if(m.href===void 0){let n={instancePath:i+"/information/"+a,schemaPath:"\
#/properties/information/items/required",keyword:"required",params:{missingProperty:"href"},message:"must have required \
property 'href'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="label"||n==="href")){let o={instancePath:i+"/inf\
ormation/"+a,schemaPath:"#/properties/information/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(m.label!==void 0){let n=m.label;if(typeof n==
"string"){if(l(n)>120){let o={instancePath:i+"/information/"+a+"/label",schemaPath:"#/properties/information/items/prope\
rties/label/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?
e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/information/"+a+"/label",schemaPath:"#/properties/information/ite\
ms/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/information/"+a+"/label",schemaPath:"#/properties/information/ite\
ms/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}
if(m.href!==void 0){let n=m.href;if(typeof n=="string"){if(l(n)<1){let o={instancePath:i+"/information/"+a+"/href",schemaPath:"\
#/properties/information/items/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/information/"+a+"/href",schemaPath:"#\
/properties/information/items/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/information/"+a,schemaPath:"#/properties/information/items/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:i+
"/information",schemaPath:"#/properties/information/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[r]:e.push(r),s++}}if(p.support!==void 0){let t=p.support;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++){
let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.label===void 0){let n={instancePath:i+"/support/"+a,schemaPath:"\
#/properties/support/items/required",keyword:"required",params:{missingProperty:"label"},message:"must have required pro\
perty 'label'"};e===null?e=[n]:e.push(n),s++}if(m.href===void 0){let n={instancePath:i+"/support/"+a,schemaPath:"#/prope\
rties/support/items/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'h\
ref'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="label"||n==="href")){let o={instancePath:i+"/support/"+a,schemaPath:"\
#/properties/support/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"m\
ust NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(m.label!==void 0){let n=m.label;if(typeof n=="strin\
g"){if(l(n)>120){let o={instancePath:i+"/support/"+a+"/label",schemaPath:"#/properties/support/items/properties/label/ma\
xLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(
o),s++}if(l(n)<1){let o={instancePath:i+"/support/"+a+"/label",schemaPath:"#/properties/support/items/properties/label/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),
s++}}else{let o={instancePath:i+"/support/"+a+"/label",schemaPath:"#/properties/support/items/properties/label/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.href!==void 0){let n=m.href;if(typeof n==
"string"){if(l(n)<1){let o={instancePath:i+"/support/"+a+"/href",schemaPath:"#/properties/support/items/properties/href/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),
s++}}else{let o={instancePath:i+"/support/"+a+"/href",schemaPath:"#/properties/support/items/properties/href/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/suppo\
rt/"+a,schemaPath:"#/properties/support/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[n]:e.push(n),s++}}}else{let r={instancePath:i+"/support",schemaPath:"#/properties/support/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(p.paymentMethods!==void 0){let t=p.paymentMethods;
if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.name===
void 0){let n={instancePath:i+"/paymentMethods/"+a,schemaPath:"#/properties/paymentMethods/items/required",keyword:"requ\
ired",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[n]:e.push(n),s++}if(m.image===
void 0){let n={instancePath:i+"/paymentMethods/"+a,schemaPath:"#/properties/paymentMethods/items/required",keyword:"requ\
ired",params:{missingProperty:"image"},message:"must have required property 'image'"};e===null?e=[n]:e.push(n),s++}if(m.
alt===void 0){let n={instancePath:i+"/paymentMethods/"+a,schemaPath:"#/properties/paymentMethods/items/required",keyword:"\
required",params:{missingProperty:"alt"},message:"must have required property 'alt'"};e===null?e=[n]:e.push(n),s++}for(let n in m)
if(!(n==="name"||n==="image"||n==="alt")){let o={instancePath:i+"/paymentMethods/"+a,schemaPath:"#/properties/paymentMet\
hods/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have add\
itional properties"};e===null?e=[o]:e.push(o),s++}if(m.name!==void 0){let n=m.name;if(typeof n=="string"){if(l(n)>120){let o={
instancePath:i+"/paymentMethods/"+a+"/name",schemaPath:"#/properties/paymentMethods/items/properties/name/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){
let o={instancePath:i+"/paymentMethods/"+a+"/name",schemaPath:"#/properties/paymentMethods/items/properties/name/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{
let o={instancePath:i+"/paymentMethods/"+a+"/name",schemaPath:"#/properties/paymentMethods/items/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.image!==void 0&&(b(m.image,{instancePath:i+
"/paymentMethods/"+a+"/image",parentData:m,parentDataProperty:"image",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),
s=e.length)),m.alt!==void 0){let n=m.alt;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/paymentMethods/"+a+
"/alt",schemaPath:"#/properties/paymentMethods/items/properties/alt/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/paymentMethods/"+
a+"/alt",schemaPath:"#/properties/paymentMethods/items/properties/alt/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/paymentMethods/"+a+"/\
alt",schemaPath:"#/properties/paymentMethods/items/properties/alt/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/paymentMethods/"+a,schemaPath:"#/properties/\
paymentMethods/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{
let r={instancePath:i+"/paymentMethods",schemaPath:"#/properties/paymentMethods/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return fe.errors=e,s===0}var rt=ye,ne={$schema:"ht\
tp://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/live/game-browser.schema.json",title:"Game brows\
er",description:"Result of search and filters, and what can be chosen.",type:"object",additionalProperties:!1,properties:{
label:{type:"string",title:"Label",description:"Heading.",minLength:1,maxLength:120},description:{type:"string",title:"D\
escription",description:"Sentence below it."},action:{type:"string",title:"Form address",description:"Where search and f\
ilters lead, with locale.",minLength:1,pattern:"^/(?![/\\\\])"},dataHref:{type:"string",title:"Data address",description:"\
The same as data.",minLength:1,pattern:"^/(?![/\\\\])"},items:{type:"array",title:"Games",description:"This page.",items:{
$ref:"https://marquee.dev/schemas/live/game-card.schema.json"}},total:{type:"integer",title:"Total",description:"All gam\
es that match."},hasMore:{type:"boolean",title:"More",description:"A next page exists (BLOCK-38)."},nextHref:{type:"stri\
ng",title:"Next page",description:"Address of the next page.",minLength:1,pattern:"^/(?![/\\\\])"},pageSize:{type:"integ\
er",title:"Page size",description:"30 or 60, 15 or 30 in live casino (BLOCK-37, LIVE-07)."},query:{title:"Query",description:"\
What was asked.",type:"object",additionalProperties:!1,properties:{search:{type:"string",title:"Search",description:"Tex\
t."},providers:{type:"array",title:"Providers",description:"Ids.",items:{type:"string",minLength:1,maxLength:80}},features:{
type:"array",title:"Features",description:"Ids.",items:{type:"string",minLength:1,maxLength:80}},types:{type:"array",title:"\
Kinds",description:"Ids.",items:{type:"string",minLength:1,maxLength:120}},jackpot:{type:"boolean",title:"Jackpot",description:"\
Only games with a jackpot."},category:{type:"string",title:"Category",description:"Id."},sort:{type:"string",title:"Orde\
r",description:"Order.",enum:["popular","new","name"]},offset:{type:"integer",title:"Offset",description:"First game."}},
required:["search","providers","features","types","jackpot","sort","offset"]},providers:{type:"array",title:"Providers",
description:"First-level providers (BLOCK-18, 19).",items:{title:"Option",description:"A filter option.",type:"object",additionalProperties:!1,
properties:{id:{type:"string",title:"Id",description:"Id.",minLength:1,maxLength:120},label:{type:"string",title:"Label",
description:"Name.",minLength:1,maxLength:120},count:{type:"integer",title:"Games",description:"Number of games it would\
 show."}},required:["id","label"]}},categories:{type:"array",title:"Categories",description:"Categories of the lobby.",items:{
title:"Option",description:"A filter option.",type:"object",additionalProperties:!1,properties:{id:{type:"string",title:"\
Id",description:"Id.",minLength:1,maxLength:120},label:{type:"string",title:"Label",description:"Name.",minLength:1,maxLength:120},
count:{type:"integer",title:"Games",description:"Number of games it would show."}},required:["id","label"]}},features:{type:"\
array",title:"Features",description:"Feature ids with labels.",items:{title:"Option",description:"A filter option.",type:"\
object",additionalProperties:!1,properties:{id:{type:"string",title:"Id",description:"Id.",minLength:1,maxLength:120},label:{
type:"string",title:"Label",description:"Name.",minLength:1,maxLength:120},count:{type:"integer",title:"Games",description:"\
Number of games it would show."}},required:["id","label"]}},types:{type:"array",title:"Kinds",description:"Kinds of game\
 with labels.",items:{title:"Option",description:"A filter option.",type:"object",additionalProperties:!1,properties:{id:{
type:"string",title:"Id",description:"Id.",minLength:1,maxLength:120},label:{type:"string",title:"Label",description:"Na\
me.",minLength:1,maxLength:120},count:{type:"integer",title:"Games",description:"Number of games it would show."}},required:[
"id","label"]}},jackpots:{type:"integer",title:"Jackpots",description:"Number of games with a jackpot; left out where no\
 game of the lobby has one."},suggestions:{type:"array",title:"Suggestions",description:"Names that come near to a searc\
h nothing fits.",items:{type:"string",minLength:1,maxLength:120},maxItems:3}},required:["label","action","dataHref","ite\
ms","total","hasMore","pageSize","query","providers","categories","features","types","suggestions"]},A=Object.prototype.
hasOwnProperty,O=new RegExp("^/(?![/\\\\])","u"),oe={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/live/game-card.schema.json",title:"Game card",description:"What a tile shows of a game.",type:"object",additionalProperties:!1,
properties:{gameId:{type:"string",title:"Game",description:"Game id.",minLength:1,maxLength:120},name:{type:"string",title:"\
Name",description:"Name.",minLength:1,maxLength:120},href:{type:"string",title:"Address",description:"Game page, with lo\
cale.",minLength:1},square:{title:"Square picture",description:"For 1x and 4x cells.",allOf:[{$ref:"https://marquee.dev/\
schemas/content/image.schema.json"}]},tall:{title:"Tall picture",description:"For 2xv cells.",allOf:[{$ref:"https://marq\
uee.dev/schemas/content/image.schema.json"}]},wide:{title:"Wide picture",description:"For 2xh cells.",allOf:[{$ref:"http\
s://marquee.dev/schemas/content/image.schema.json"}]},tint:{type:"string",title:"Tint",description:"Colour until the pic\
ture is there.",pattern:"^#[0-9a-fA-F]{6}$"},provider:{type:"string",title:"Provider",description:"Title of the provider\
.",minLength:1,maxLength:120},badges:{type:"array",title:"Badges",description:"At most two are shown.",items:{type:"stri\
ng",title:"Badge",description:"Badge id.",enum:["new","jackpot","exclusive","hot","live"]}},jackpot:{title:"Jackpot",description:"\
Live amount.",type:"object",additionalProperties:!1,properties:{amount:{type:"integer",title:"Amount",description:"Minor\
 units."},currency:{type:"string",title:"Currency",description:"ISO code.",minLength:1,maxLength:120}},required:["amount",
"currency"]},table:{title:"Table",description:"Live table.",type:"object",additionalProperties:!1,properties:{tableId:{type:"\
string",title:"Table",description:"Table id.",minLength:1,maxLength:120},open:{type:"boolean",title:"Open",description:"\
Whether one may join."},seats:{type:"integer",title:"Seats",description:"All seats; 0 means unlimited."},seatsTaken:{type:"\
integer",title:"Taken",description:"Taken seats."},min:{type:"integer",title:"Lowest bet",description:"Minor units."},max:{
type:"integer",title:"Highest bet",description:"Minor units."},currency:{type:"string",title:"Currency",description:"ISO\
 code.",minLength:1,maxLength:120}},required:["tableId","open","seats","seatsTaken","min","max","currency"]},restricted:{
type:"boolean",title:"Restricted",description:"May not be started in the visitor’s country."},overlay:{type:"boolean",
title:"Overlay",description:"Show the restricted overlay (BLOCK-21)."}},required:["gameId","name","href","square","tint",
"provider","badges","restricted","overlay"]},C=new RegExp("^#[0-9a-fA-F]{6}$","u");function k(p,{instancePath:i="",parentData:c,
parentDataProperty:h,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.gameId===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"gameId"},message:"must have re\
quired property 'gameId'"};e===null?e=[t]:e.push(t),s++}if(p.name===void 0){let t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),
s++}if(p.href===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"href"},
message:"must have required property 'href'"};e===null?e=[t]:e.push(t),s++}if(p.square===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"square"},message:"must have required property 'square'"};e===null?
e=[t]:e.push(t),s++}if(p.tint===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
tint"},message:"must have required property 'tint'"};e===null?e=[t]:e.push(t),s++}if(p.provider===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"provider"},message:"must have required property 'pro\
vider'"};e===null?e=[t]:e.push(t),s++}if(p.badges===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"badges"},message:"must have required property 'badges'"};e===null?e=[t]:e.push(t),s++}if(p.
restricted===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"restricte\
d"},message:"must have required property 'restricted'"};e===null?e=[t]:e.push(t),s++}if(p.overlay===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"overlay"},message:"must have required property 'over\
lay'"};e===null?e=[t]:e.push(t),s++}for(let t in p)if(!A.call(oe.properties,t)){let r={instancePath:i,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional propert\
ies"};e===null?e=[r]:e.push(r),s++}if(p.gameId!==void 0){let t=p.gameId;if(typeof t=="string"){if(l(t)>120){let r={instancePath:i+
"/gameId",schemaPath:"#/properties/gameId/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more \
than 120 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/gameId",schemaPath:"#/properties/g\
ameId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.
push(r),s++}}else{let r={instancePath:i+"/gameId",schemaPath:"#/properties/gameId/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(p.name!==void 0){let t=p.name;if(typeof t=="string"){if(l(
t)>120){let r={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/name",schemaPath:"\
#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(p.href!==void 0){let t=p.href;if(typeof t=="string"){
if(l(t)<1){let r={instancePath:i+"/href",schemaPath:"#/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/href",schemaPath:"#/p\
roperties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(p.
square!==void 0&&(b(p.square,{instancePath:i+"/square",parentData:p,parentDataProperty:"square",rootData:u})||(e=e===null?
b.errors:e.concat(b.errors),s=e.length)),p.tall!==void 0&&(b(p.tall,{instancePath:i+"/tall",parentData:p,parentDataProperty:"\
tall",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),p.wide!==void 0&&(b(p.wide,{instancePath:i+"/wi\
de",parentData:p,parentDataProperty:"wide",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),p.tint!==void 0){
let t=p.tint;if(typeof t=="string"){if(!C.test(t)){let r={instancePath:i+"/tint",schemaPath:"#/properties/tint/pattern",
keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}$"},message:'must match pattern "^#[0-9a-fA-F]{6}$"'};e===null?e=[r]:
e.push(r),s++}}else{let r={instancePath:i+"/tint",schemaPath:"#/properties/tint/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(p.provider!==void 0){let t=p.provider;if(typeof t=="strin\
g"){if(l(t)>120){let r={instancePath:i+"/provider",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{
limit:120},message:"must NOT have more than 120 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+
"/provider",schemaPath:"#/properties/provider/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/provider",schemaPath:"#/properties/pro\
vider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(p.badges!==
void 0){let t=p.badges;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++){let m=t[a];if(typeof m!="string"){let n={
instancePath:i+"/badges/"+a,schemaPath:"#/properties/badges/items/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[n]:e.push(n),s++}if(!(m==="new"||m==="jackpot"||m==="exclusive"||m==="hot"||m==="live")){let n={
instancePath:i+"/badges/"+a,schemaPath:"#/properties/badges/items/enum",keyword:"enum",params:{allowedValues:oe.properties.
badges.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:i+
"/badges",schemaPath:"#/properties/badges/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[r]:e.push(r),s++}}if(p.jackpot!==void 0){let t=p.jackpot;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.amount===void 0){
let r={instancePath:i+"/jackpot",schemaPath:"#/properties/jackpot/required",keyword:"required",params:{missingProperty:"\
amount"},message:"must have required property 'amount'"};e===null?e=[r]:e.push(r),s++}if(t.currency===void 0){let r={instancePath:i+
"/jackpot",schemaPath:"#/properties/jackpot/required",keyword:"required",params:{missingProperty:"currency"},message:"mu\
st have required property 'currency'"};e===null?e=[r]:e.push(r),s++}for(let r in t)if(!(r==="amount"||r==="currency")){let a={
instancePath:i+"/jackpot",schemaPath:"#/properties/jackpot/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(t.amount!==void 0){
let r=t.amount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:i+"/jackpot/amount",schemaPath:"\
#/properties/jackpot/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[a]:e.push(a),s++}}if(t.currency!==void 0){let r=t.currency;if(typeof r=="string"){if(l(r)>120){let a={instancePath:i+
"/jackpot/currency",schemaPath:"#/properties/jackpot/properties/currency/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[a]:e.push(a),s++}if(l(r)<1){let a={instancePath:i+"/jackpo\
t/currency",schemaPath:"#/properties/jackpot/properties/currency/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/jackpot/currency",schemaPath:"\
#/properties/jackpot/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/jackpot",schemaPath:"#/properties/jackpot/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(p.table!==void 0){let t=p.table;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.tableId===void 0){let r={instancePath:i+"/table",schemaPath:"#/properties/table/requir\
ed",keyword:"required",params:{missingProperty:"tableId"},message:"must have required property 'tableId'"};e===null?e=[r]:
e.push(r),s++}if(t.open===void 0){let r={instancePath:i+"/table",schemaPath:"#/properties/table/required",keyword:"requi\
red",params:{missingProperty:"open"},message:"must have required property 'open'"};e===null?e=[r]:e.push(r),s++}if(t.seats===
void 0){let r={instancePath:i+"/table",schemaPath:"#/properties/table/required",keyword:"required",params:{missingProperty:"\
seats"},message:"must have required property 'seats'"};e===null?e=[r]:e.push(r),s++}if(t.seatsTaken===void 0){let r={instancePath:i+
"/table",schemaPath:"#/properties/table/required",keyword:"required",params:{missingProperty:"seatsTaken"},message:"must\
 have required property 'seatsTaken'"};e===null?e=[r]:e.push(r),s++}if(t.min===void 0){let r={instancePath:i+"/table",schemaPath:"\
#/properties/table/required",keyword:"required",params:{missingProperty:"min"},message:"must have required property 'min\
'"};e===null?e=[r]:e.push(r),s++}if(t.max===void 0){let r={instancePath:i+"/table",schemaPath:"#/properties/table/requir\
ed",keyword:"required",params:{missingProperty:"max"},message:"must have required property 'max'"};e===null?e=[r]:e.push(
r),s++}if(t.currency===void 0){let r={instancePath:i+"/table",schemaPath:"#/properties/table/required",keyword:"required",
params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[r]:e.push(r),s++}for(let r in t)
if(!(r==="tableId"||r==="open"||r==="seats"||r==="seatsTaken"||r==="min"||r==="max"||r==="currency")){let a={instancePath:i+
"/table",schemaPath:"#/properties/table/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(t.tableId!==void 0){let r=t.tableId;if(typeof r==
"string"){if(l(r)>120){let a={instancePath:i+"/table/tableId",schemaPath:"#/properties/table/properties/tableId/maxLengt\
h",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[a]:e.push(a),s++}
if(l(r)<1){let a={instancePath:i+"/table/tableId",schemaPath:"#/properties/table/properties/tableId/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/table/tableId",schemaPath:"#/properties/table/properties/tableId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}if(t.open!==void 0&&typeof t.open!="boolean"){let r={instancePath:i+"/tab\
le/open",schemaPath:"#/properties/table/properties/open/type",keyword:"type",params:{type:"boolean"},message:"must be bo\
olean"};e===null?e=[r]:e.push(r),s++}if(t.seats!==void 0){let r=t.seats;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let a={instancePath:i+"/table/seats",schemaPath:"#/properties/table/properties/seats/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}}if(t.seatsTaken!==void 0){let r=t.seatsTaken;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:i+"/table/seatsTaken",schemaPath:"#/properties/table/prop\
erties/seatsTaken/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}}
if(t.min!==void 0){let r=t.min;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:i+"/table/m\
in",schemaPath:"#/properties/table/properties/min/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[a]:e.push(a),s++}}if(t.max!==void 0){let r=t.max;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={
instancePath:i+"/table/max",schemaPath:"#/properties/table/properties/max/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[a]:e.push(a),s++}}if(t.currency!==void 0){let r=t.currency;if(typeof r=="string"){if(l(r)>
120){let a={instancePath:i+"/table/currency",schemaPath:"#/properties/table/properties/currency/maxLength",keyword:"maxL\
ength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[a]:e.push(a),s++}if(l(r)<1){let a={
instancePath:i+"/table/currency",schemaPath:"#/properties/table/properties/currency/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/tab\
le/currency",schemaPath:"#/properties/table/properties/currency/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/table",schemaPath:"#/properties/table/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(p.restricted!==void 0&&typeof p.
restricted!="boolean"){let t={instancePath:i+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(p.overlay!==void 0&&typeof p.overlay!="boolea\
n"){let t={instancePath:i+"/overlay",schemaPath:"#/properties/overlay/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return k.errors=e,s===0}function ye(p,{instancePath:i="",
parentData:c,parentDataProperty:h,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.label===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"label"},message:"must \
have required property 'label'"};e===null?e=[t]:e.push(t),s++}if(p.action===void 0){let t={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"action"},message:"must have required property 'action'"};e===null?
e=[t]:e.push(t),s++}if(p.dataHref===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
dataHref"},message:"must have required property 'dataHref'"};e===null?e=[t]:e.push(t),s++}if(p.items===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"must have required property 'items'"};
e===null?e=[t]:e.push(t),s++}if(p.total===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),s++}if(p.hasMore===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"hasMore"},message:"must have r\
equired property 'hasMore'"};e===null?e=[t]:e.push(t),s++}if(p.pageSize===void 0){let t={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?
e=[t]:e.push(t),s++}if(p.query===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
query"},message:"must have required property 'query'"};e===null?e=[t]:e.push(t),s++}if(p.providers===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"providers"},message:"must have required property 'pr\
oviders'"};e===null?e=[t]:e.push(t),s++}if(p.categories===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"categories"},message:"must have required property 'categories'"};e===null?e=[t]:e.push(
t),s++}if(p.features===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
features"},message:"must have required property 'features'"};e===null?e=[t]:e.push(t),s++}if(p.types===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"types"},message:"must have required property 'types'"};
e===null?e=[t]:e.push(t),s++}if(p.suggestions===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"suggestions"},message:"must have required property 'suggestions'"};e===null?e=[t]:e.push(t),s++}
for(let t in p)if(!A.call(ne.properties,t)){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(p.
label!==void 0){let t=p.label;if(typeof t=="string"){if(l(t)>120){let r={instancePath:i+"/label",schemaPath:"#/propertie\
s/label/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[
r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),s++}}if(p.description!==void 0&&typeof p.description!="string"){let t={instancePath:i+"/description",schemaPath:"\
#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
s++}if(p.action!==void 0){let t=p.action;if(typeof t=="string"){if(l(t)<1){let r={instancePath:i+"/action",schemaPath:"#\
/properties/action/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[r]:e.push(r),s++}if(!O.test(t)){let r={instancePath:i+"/action",schemaPath:"#/properties/action/pattern",keyword:"\
pattern",params:{pattern:"^/(?![/\\\\])"},message:'must match pattern "^/(?![/\\\\])"'};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[r]:e.push(r),s++}}if(p.dataHref!==void 0){let t=p.dataHref;if(typeof t=="string"){if(l(t)<1){let r={
instancePath:i+"/dataHref",schemaPath:"#/properties/dataHref/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!O.test(t)){let r={instancePath:i+"/dataHref",schemaPath:"\
#/properties/dataHref/pattern",keyword:"pattern",params:{pattern:"^/(?![/\\\\])"},message:'must match pattern "^/(?![/\\\\\
])"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/dataHref",schemaPath:"#/properties/dataHref/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(p.items!==void 0){let t=p.items;
if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)k(t[a],{instancePath:i+"/items/"+a,parentData:t,parentDataProperty:a,
rootData:u})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)}else{let r={instancePath:i+"/items",schemaPath:"#/prop\
erties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(p.total!==
void 0){let t=p.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/total",schemaPath:"\
#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}}
if(p.hasMore!==void 0&&typeof p.hasMore!="boolean"){let t={instancePath:i+"/hasMore",schemaPath:"#/properties/hasMore/ty\
pe",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(p.nextHref!==void 0){
let t=p.nextHref;if(typeof t=="string"){if(l(t)<1){let r={instancePath:i+"/nextHref",schemaPath:"#/properties/nextHref/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),
s++}if(!O.test(t)){let r={instancePath:i+"/nextHref",schemaPath:"#/properties/nextHref/pattern",keyword:"pattern",params:{
pattern:"^/(?![/\\\\])"},message:'must match pattern "^/(?![/\\\\])"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/nextHref",schemaPath:"#/properties/nextHref/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),s++}}if(p.pageSize!==void 0){let t=p.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let r={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[r]:e.push(r),s++}}if(p.query!==void 0){let t=p.query;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.search===void 0){let r={instancePath:i+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{
missingProperty:"search"},message:"must have required property 'search'"};e===null?e=[r]:e.push(r),s++}if(t.providers===
void 0){let r={instancePath:i+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:"\
providers"},message:"must have required property 'providers'"};e===null?e=[r]:e.push(r),s++}if(t.features===void 0){let r={
instancePath:i+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:"features"},
message:"must have required property 'features'"};e===null?e=[r]:e.push(r),s++}if(t.types===void 0){let r={instancePath:i+
"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:"types"},message:"must have\
 required property 'types'"};e===null?e=[r]:e.push(r),s++}if(t.jackpot===void 0){let r={instancePath:i+"/query",schemaPath:"\
#/properties/query/required",keyword:"required",params:{missingProperty:"jackpot"},message:"must have required property \
'jackpot'"};e===null?e=[r]:e.push(r),s++}if(t.sort===void 0){let r={instancePath:i+"/query",schemaPath:"#/properties/que\
ry/required",keyword:"required",params:{missingProperty:"sort"},message:"must have required property 'sort'"};e===null?e=
[r]:e.push(r),s++}if(t.offset===void 0){let r={instancePath:i+"/query",schemaPath:"#/properties/query/required",keyword:"\
required",params:{missingProperty:"offset"},message:"must have required property 'offset'"};e===null?e=[r]:e.push(r),s++}
for(let r in t)if(!(r==="search"||r==="providers"||r==="features"||r==="types"||r==="jackpot"||r==="category"||r==="sort"||
r==="offset")){let a={instancePath:i+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(t.
search!==void 0&&typeof t.search!="string"){let r={instancePath:i+"/query/search",schemaPath:"#/properties/query/propert\
ies/search/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.providers!==
void 0){let r=t.providers;if(Array.isArray(r)){let a=r.length;for(let m=0;m<a;m++){let n=r[m];if(typeof n=="string"){if(l(
n)>80){let o={instancePath:i+"/query/providers/"+m,schemaPath:"#/properties/query/properties/providers/items/maxLength",
keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[o]:e.push(o),s++}if(l(
n)<1){let o={instancePath:i+"/query/providers/"+m,schemaPath:"#/properties/query/properties/providers/items/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/query/providers/"+m,schemaPath:"#/properties/query/properties/providers/items/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{let a={instancePath:i+"/query/providers",schemaPath:"#\
/properties/query/properties/providers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:
e.push(a),s++}}if(t.features!==void 0){let r=t.features;if(Array.isArray(r)){let a=r.length;for(let m=0;m<a;m++){let n=r[m];
if(typeof n=="string"){if(l(n)>80){let o={instancePath:i+"/query/features/"+m,schemaPath:"#/properties/query/properties/\
features/items/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?
e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/query/features/"+m,schemaPath:"#/properties/query/properties/feat\
ures/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
o]:e.push(o),s++}}else{let o={instancePath:i+"/query/features/"+m,schemaPath:"#/properties/query/properties/features/ite\
ms/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{let a={instancePath:i+
"/query/features",schemaPath:"#/properties/query/properties/features/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[a]:e.push(a),s++}}if(t.types!==void 0){let r=t.types;if(Array.isArray(r)){let a=r.length;for(let m=0;m<
a;m++){let n=r[m];if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/query/types/"+m,schemaPath:"#/properties/q\
uery/properties/types/items/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 chara\
cters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/query/types/"+m,schemaPath:"#/properties/query/p\
roperties/types/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/query/types/"+m,schemaPath:"#/properties/query/properties/types/i\
tems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{let a={instancePath:i+
"/query/types",schemaPath:"#/properties/query/properties/types/type",keyword:"type",params:{type:"array"},message:"must \
be array"};e===null?e=[a]:e.push(a),s++}}if(t.jackpot!==void 0&&typeof t.jackpot!="boolean"){let r={instancePath:i+"/que\
ry/jackpot",schemaPath:"#/properties/query/properties/jackpot/type",keyword:"type",params:{type:"boolean"},message:"must\
 be boolean"};e===null?e=[r]:e.push(r),s++}if(t.category!==void 0&&typeof t.category!="string"){let r={instancePath:i+"/\
query/category",schemaPath:"#/properties/query/properties/category/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}if(t.sort!==void 0){let r=t.sort;if(typeof r!="string"){let a={instancePath:i+
"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[a]:e.push(a),s++}if(!(r==="popular"||r==="new"||r==="name")){let a={instancePath:i+"/query/sort",
schemaPath:"#/properties/query/properties/sort/enum",keyword:"enum",params:{allowedValues:ne.properties.query.properties.
sort.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(t.offset!==void 0){let r=t.
offset;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:i+"/query/offset",schemaPath:"#/pro\
perties/query/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.
push(a),s++}}}else{let r={instancePath:i+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(p.providers!==void 0){let t=p.providers;if(Array.isArray(
t)){let r=t.length;for(let a=0;a<r;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.id===void 0){let n={
instancePath:i+"/providers/"+a,schemaPath:"#/properties/providers/items/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[n]:e.push(n),s++}if(m.label===void 0){let n={instancePath:i+
"/providers/"+a,schemaPath:"#/properties/providers/items/required",keyword:"required",params:{missingProperty:"label"},message:"\
must have required property 'label'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="id"||n==="label"||n==="count")){
let o={instancePath:i+"/providers/"+a,schemaPath:"#/properties/providers/items/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(m.
id!==void 0){let n=m.id;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/providers/"+a+"/id",schemaPath:"#/pr\
operties/providers/items/properties/id/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more tha\
n 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/providers/"+a+"/id",schemaPath:"#/pro\
perties/providers/items/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/providers/"+a+"/id",schemaPath:"#/properties/p\
roviders/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),s++}}if(m.label!==void 0){let n=m.label;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/providers/"+a+"/l\
abel",schemaPath:"#/properties/providers/items/properties/label/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/providers/"+a+"\
/label",schemaPath:"#/properties/providers/items/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/providers/"+a+"/label",
schemaPath:"#/properties/providers/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[o]:e.push(o),s++}}if(m.count!==void 0){let n=m.count;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))){let o={instancePath:i+"/providers/"+a+"/count",schemaPath:"#/properties/providers/items/properties/count/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/pro\
viders/"+a,schemaPath:"#/properties/providers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:i+"/providers",schemaPath:"#/properties/providers/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(p.categories!==void 0){let t=p.categories;
if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.id===
void 0){let n={instancePath:i+"/categories/"+a,schemaPath:"#/properties/categories/items/required",keyword:"required",params:{
missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[n]:e.push(n),s++}if(m.label===void 0){let n={
instancePath:i+"/categories/"+a,schemaPath:"#/properties/categories/items/required",keyword:"required",params:{missingProperty:"\
label"},message:"must have required property 'label'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="id"||n==="l\
abel"||n==="count")){let o={instancePath:i+"/categories/"+a,schemaPath:"#/properties/categories/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?
e=[o]:e.push(o),s++}if(m.id!==void 0){let n=m.id;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/categories/"+
a+"/id",schemaPath:"#/properties/categories/items/properties/id/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/categories/"+a+
"/id",schemaPath:"#/properties/categories/items/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/categories/"+a+"/id",schemaPath:"\
#/properties/categories/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),s++}}if(m.label!==void 0){let n=m.label;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/cate\
gories/"+a+"/label",schemaPath:"#/properties/categories/items/properties/label/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/catego\
ries/"+a+"/label",schemaPath:"#/properties/categories/items/properties/label/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/categories/"+
a+"/label",schemaPath:"#/properties/categories/items/properties/label/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}}if(m.count!==void 0){let n=m.count;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let o={instancePath:i+"/categories/"+a+"/count",schemaPath:"#/properties/categories/items/properties/c\
ount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}}else{let n={
instancePath:i+"/categories/"+a,schemaPath:"#/properties/categories/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:i+"/categories",schemaPath:"#/properties/catego\
ries/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(p.features!==void 0){
let t=p.features;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.id===void 0){let n={instancePath:i+"/features/"+a,schemaPath:"#/properties/features/items/required",keyword:"re\
quired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[n]:e.push(n),s++}if(m.label===
void 0){let n={instancePath:i+"/features/"+a,schemaPath:"#/properties/features/items/required",keyword:"required",params:{
missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n===
"id"||n==="label"||n==="count")){let o={instancePath:i+"/features/"+a,schemaPath:"#/properties/features/items/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};
e===null?e=[o]:e.push(o),s++}if(m.id!==void 0){let n=m.id;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/fe\
atures/"+a+"/id",schemaPath:"#/properties/features/items/properties/id/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/featur\
es/"+a+"/id",schemaPath:"#/properties/features/items/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/features/"+a+"/id",schemaPath:"\
#/properties/features/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),s++}}if(m.label!==void 0){let n=m.label;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/feat\
ures/"+a+"/label",schemaPath:"#/properties/features/items/properties/label/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/featur\
es/"+a+"/label",schemaPath:"#/properties/features/items/properties/label/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/features/"+a+
"/label",schemaPath:"#/properties/features/items/properties/label/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[o]:e.push(o),s++}}if(m.count!==void 0){let n=m.count;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let o={instancePath:i+"/features/"+a+"/count",schemaPath:"#/properties/features/items/properties/count\
/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+
"/features/"+a,schemaPath:"#/properties/features/items/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:i+"/features",schemaPath:"#/properties/features/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(p.types!==void 0){let t=p.types;if(Array.
isArray(t)){let r=t.length;for(let a=0;a<r;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.id===void 0){
let n={instancePath:i+"/types/"+a,schemaPath:"#/properties/types/items/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[n]:e.push(n),s++}if(m.label===void 0){let n={instancePath:i+
"/types/"+a,schemaPath:"#/properties/types/items/required",keyword:"required",params:{missingProperty:"label"},message:"\
must have required property 'label'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="id"||n==="label"||n==="count")){
let o={instancePath:i+"/types/"+a,schemaPath:"#/properties/types/items/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(m.id!==
void 0){let n=m.id;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/types/"+a+"/id",schemaPath:"#/properties/\
types/items/properties/id/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 charact\
ers"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/types/"+a+"/id",schemaPath:"#/properties/types/ite\
ms/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/types/"+a+"/id",schemaPath:"#/properties/types/items/properties/id/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.label!==void 0){let n=m.
label;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/types/"+a+"/label",schemaPath:"#/properties/types/item\
s/properties/label/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===
null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/types/"+a+"/label",schemaPath:"#/properties/types/items/prop\
erties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[o]:e.push(o),s++}}else{let o={instancePath:i+"/types/"+a+"/label",schemaPath:"#/properties/types/items/properties/label\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.count!==void 0){
let n=m.count;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/types/"+a+"/count",schemaPath:"\
#/properties/types/items/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/types/"+a,schemaPath:"#/properties/types/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:i+"/types",schemaPath:"\
#/properties/types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(p.
jackpots!==void 0){let t=p.jackpots;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/ja\
ckpots",schemaPath:"#/properties/jackpots/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[r]:e.push(r),s++}}if(p.suggestions!==void 0){let t=p.suggestions;if(Array.isArray(t)){if(t.length>3){let a={instancePath:i+
"/suggestions",schemaPath:"#/properties/suggestions/maxItems",keyword:"maxItems",params:{limit:3},message:"must NOT have\
 more than 3 items"};e===null?e=[a]:e.push(a),s++}let r=t.length;for(let a=0;a<r;a++){let m=t[a];if(typeof m=="string"){
if(l(m)>120){let n={instancePath:i+"/suggestions/"+a,schemaPath:"#/properties/suggestions/items/maxLength",keyword:"maxL\
ength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(m)<1){let n={
instancePath:i+"/suggestions/"+a,schemaPath:"#/properties/suggestions/items/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/suggestions/"+
a,schemaPath:"#/properties/suggestions/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),s++}}}else{let r={instancePath:i+"/suggestions",schemaPath:"#/properties/suggestions/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ye.errors=e,s===
0}var st=k,it=ge,V={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/live/game-detail.\
schema.json",title:"Game",description:"A game with its facts.",type:"object",additionalProperties:!1,properties:{game:{$ref:"\
https://marquee.dev/schemas/live/game-card.schema.json"},lobby:{type:"string",title:"Lobby",description:"Lobby.",enum:["\
casino","live casino"]},lobbyHref:{type:"string",title:"Lobby address",description:"With locale.",minLength:1},kind:{type:"\
string",title:"Kind",description:"Kind of game, translated.",minLength:1,maxLength:120},features:{type:"array",title:"Fe\
atures",description:"Translated.",items:{type:"string",minLength:1,maxLength:80}},volatility:{type:"string",title:"Volat\
ility",description:"Volatility.",enum:["low","medium","high","extreme"]},rtp:{type:"number",title:"Return to player",description:"\
Percent."},maxWin:{type:"integer",title:"Highest win",description:"Multiple of the stake."},releasedAt:{type:"string",title:"\
Released",description:"Date.",format:"date-time"},similar:{type:"array",title:"Similar games",description:"Same category\
.",items:{$ref:"https://marquee.dev/schemas/live/game-card.schema.json"}}},required:["game","lobby","lobbyHref","kind","\
features","similar"]};function ge(p,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=p}={}){let e=null,s=0;
if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.game===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"game"},message:"must have required property 'game'"};e===null?e=[t]:e.push(t),s++}if(p.
lobby===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lobby"},message:"\
must have required property 'lobby'"};e===null?e=[t]:e.push(t),s++}if(p.lobbyHref===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"lobbyHref"},message:"must have required property 'lobbyHref'"};e===
null?e=[t]:e.push(t),s++}if(p.kind===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
kind"},message:"must have required property 'kind'"};e===null?e=[t]:e.push(t),s++}if(p.features===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"features"},message:"must have required property 'fea\
tures'"};e===null?e=[t]:e.push(t),s++}if(p.similar===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"similar"},message:"must have required property 'similar'"};e===null?e=[t]:e.push(t),s++}for(let t in p)
if(!A.call(V.properties,t)){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(p.game!==void 0&&(k(
p.game,{instancePath:i+"/game",parentData:p,parentDataProperty:"game",rootData:u})||(e=e===null?k.errors:e.concat(k.errors),
s=e.length)),p.lobby!==void 0){let t=p.lobby;if(typeof t!="string"){let r={instancePath:i+"/lobby",schemaPath:"#/propert\
ies/lobby/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="c\
asino"||t==="live casino")){let r={instancePath:i+"/lobby",schemaPath:"#/properties/lobby/enum",keyword:"enum",params:{allowedValues:V.
properties.lobby.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(p.lobbyHref!==
void 0){let t=p.lobbyHref;if(typeof t=="string"){if(l(t)<1){let r={instancePath:i+"/lobbyHref",schemaPath:"#/properties/\
lobbyHref/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:
e.push(r),s++}}else{let r={instancePath:i+"/lobbyHref",schemaPath:"#/properties/lobbyHref/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(p.kind!==void 0){let t=p.kind;if(typeof t=="string"){
if(l(t)>120){let r={instancePath:i+"/kind",schemaPath:"#/properties/kind/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/kind",
schemaPath:"#/properties/kind/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/kind",schemaPath:"#/properties/kind/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(p.features!==void 0){let t=p.features;
if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++){let m=t[a];if(typeof m=="string"){if(l(m)>80){let n={instancePath:i+
"/features/"+a,schemaPath:"#/properties/features/items/maxLength",keyword:"maxLength",params:{limit:80},message:"must NO\
T have more than 80 characters"};e===null?e=[n]:e.push(n),s++}if(l(m)<1){let n={instancePath:i+"/features/"+a,schemaPath:"\
#/properties/features/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/features/"+a,schemaPath:"#/properties/features/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:i+
"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[r]:e.push(r),s++}}if(p.volatility!==void 0){let t=p.volatility;if(typeof t!="string"){let r={instancePath:i+"/volatil\
ity",schemaPath:"#/properties/volatility/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),s++}if(!(t==="low"||t==="medium"||t==="high"||t==="extreme")){let r={instancePath:i+"/volatility",schemaPath:"\
#/properties/volatility/enum",keyword:"enum",params:{allowedValues:V.properties.volatility.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(p.rtp!==void 0){let t=p.rtp;if(!(typeof t=="number"&&isFinite(
t))){let r={instancePath:i+"/rtp",schemaPath:"#/properties/rtp/type",keyword:"type",params:{type:"number"},message:"must\
 be number"};e===null?e=[r]:e.push(r),s++}}if(p.maxWin!==void 0){let t=p.maxWin;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let r={instancePath:i+"/maxWin",schemaPath:"#/properties/maxWin/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}}if(p.releasedAt!==void 0){let t=p.releasedAt;if(typeof t==
"string"){if(!w.validate(t)){let r={instancePath:i+"/releasedAt",schemaPath:"#/properties/releasedAt/format",keyword:"fo\
rmat",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/releasedAt",schemaPath:"#/properties/releasedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}}if(p.similar!==void 0){let t=p.similar;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)
k(t[a],{instancePath:i+"/similar/"+a,parentData:t,parentDataProperty:a,rootData:u})||(e=e===null?k.errors:e.concat(k.errors),
s=e.length)}else{let r={instancePath:i+"/similar",schemaPath:"#/properties/similar/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ge.errors=e,s===0}var at=be;function be(p,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(p.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),s++}if(p.total===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};
e===null?e=[t]:e.push(t),s++}for(let t in p)if(!(t==="items"||t==="href"||t==="total"||t==="dataHref")){let r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[r]:e.push(r),s++}if(p.items!==void 0){let t=p.items;if(Array.isArray(t)){let r=t.length;
for(let a=0;a<r;a++)k(t[a],{instancePath:i+"/items/"+a,parentData:t,parentDataProperty:a,rootData:u})||(e=e===null?k.errors:
e.concat(k.errors),s=e.length)}else{let r={instancePath:i+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(p.href!==void 0){let t=p.href;if(typeof t=="stri\
ng"){if(l(t)<1){let r={instancePath:i+"/href",schemaPath:"#/properties/href/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/href",schemaPath:"\
#/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(p.
total!==void 0){let t=p.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/total",schemaPath:"\
#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}}
if(p.dataHref!==void 0){let t=p.dataHref;if(typeof t=="string"){if(l(t)<1){let r={instancePath:i+"/dataHref",schemaPath:"\
#/properties/dataHref/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/dataHref",schemaPath:"#/properties/dataHref/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return be.errors=e,s===
0}var nt=ke;var H=new RegExp("^[A-Z]{3}$","u");function ke(p,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=p}={}){
let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.items===void 0){let t={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"items"},message:"must have required property 'items'"};e===null?e=[t]:
e.push(t),s++}for(let t in p)if(!(t==="items"||t==="total"||t==="href")){let r={instancePath:i,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[r]:e.push(r),s++}if(p.items!==void 0){let t=p.items;if(Array.isArray(t)){if(t.length>60){let a={instancePath:i+"\
/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit:60},message:"must NOT have more than 6\
0 items"};e===null?e=[a]:e.push(a),s++}let r=t.length;for(let a=0;a<r;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.gameId===void 0){let n={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/required",keyword:"requ\
ired",params:{missingProperty:"gameId"},message:"must have required property 'gameId'"};e===null?e=[n]:e.push(n),s++}if(m.
name===void 0){let n={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/required",keyword:"required",params:{
missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[n]:e.push(n),s++}if(m.href===void 0){let n={
instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"hr\
ef"},message:"must have required property 'href'"};e===null?e=[n]:e.push(n),s++}if(m.square===void 0){let n={instancePath:i+
"/items/"+a,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"square"},message:"\
must have required property 'square'"};e===null?e=[n]:e.push(n),s++}if(m.tint===void 0){let n={instancePath:i+"/items/"+
a,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"tint"},message:"must have r\
equired property 'tint'"};e===null?e=[n]:e.push(n),s++}if(m.amount===void 0){let n={instancePath:i+"/items/"+a,schemaPath:"\
#/properties/items/items/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required prop\
erty 'amount'"};e===null?e=[n]:e.push(n),s++}if(m.currency===void 0){let n={instancePath:i+"/items/"+a,schemaPath:"#/pro\
perties/items/items/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required propert\
y 'currency'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="gameId"||n==="name"||n==="href"||n==="square"||n===
"tint"||n==="amount"||n==="currency")){let o={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};
e===null?e=[o]:e.push(o),s++}if(m.gameId!==void 0){let n=m.gameId;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+
"/items/"+a+"/gameId",schemaPath:"#/properties/items/items/properties/gameId/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/items/"+
a+"/gameId",schemaPath:"#/properties/items/items/properties/gameId/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/items/"+a+"/gameId",schemaPath:"\
#/properties/items/items/properties/gameId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),s++}}if(m.name!==void 0){let n=m.name;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/items/"+
a+"/name",schemaPath:"#/properties/items/items/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/items/"+a+"/nam\
e",schemaPath:"#/properties/items/items/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/items/"+a+"/name",schemaPath:"\
#/properties/items/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),s++}}if(m.href!==void 0){let n=m.href;if(typeof n=="string"){if(l(n)<1){let o={instancePath:i+"/items/"+
a+"/href",schemaPath:"#/properties/items/items/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/items/"+a+"/href",schemaPath:"\
#/properties/items/items/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),s++}}if(m.square!==void 0&&(b(m.square,{instancePath:i+"/items/"+a+"/square",parentData:m,parentDataProperty:"\
square",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),m.tint!==void 0){let n=m.tint;if(typeof n=="s\
tring"){if(!C.test(n)){let o={instancePath:i+"/items/"+a+"/tint",schemaPath:"#/properties/items/items/properties/tint/pa\
ttern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}$"},message:'must match pattern "^#[0-9a-fA-F]{6}$"'};e===null?
e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/items/"+a+"/tint",schemaPath:"#/properties/items/items/properties/tint\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.amount!==void 0){
let n=m.amount;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/items/"+a+"/amount",schemaPath:"\
#/properties/items/items/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/items/"+a+"/amount",schemaPath:"\
#/properties/items/items/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[o]:e.push(o),s++}}if(m.currency!==void 0){let n=m.currency;if(typeof n=="string"){if(l(n)>3){let o={instancePath:i+
"/items/"+a+"/currency",schemaPath:"#/properties/items/items/properties/currency/maxLength",keyword:"maxLength",params:{
limit:3},message:"must NOT have more than 3 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<3){let o={instancePath:i+"\
/items/"+a+"/currency",schemaPath:"#/properties/items/items/properties/currency/minLength",keyword:"minLength",params:{limit:3},
message:"must NOT have fewer than 3 characters"};e===null?e=[o]:e.push(o),s++}if(!H.test(n)){let o={instancePath:i+"/ite\
ms/"+a+"/currency",schemaPath:"#/properties/items/items/properties/currency/pattern",keyword:"pattern",params:{pattern:"\
^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/items\
/"+a+"/currency",schemaPath:"#/properties/items/items/properties/currency/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/it\
ems/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:i+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
r]:e.push(r),s++}}if(p.total!==void 0){let t=p.total;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.amount===void 0){
let r={instancePath:i+"/total",schemaPath:"#/properties/total/required",keyword:"required",params:{missingProperty:"amou\
nt"},message:"must have required property 'amount'"};e===null?e=[r]:e.push(r),s++}if(t.currency===void 0){let r={instancePath:i+
"/total",schemaPath:"#/properties/total/required",keyword:"required",params:{missingProperty:"currency"},message:"must h\
ave required property 'currency'"};e===null?e=[r]:e.push(r),s++}for(let r in t)if(!(r==="amount"||r==="currency")){let a={
instancePath:i+"/total",schemaPath:"#/properties/total/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(t.amount!==void 0){let r=t.amount;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:i+"/total/amount",schemaPath:"#/properties/total/properti\
es/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let a={instancePath:i+"/total/amount",schemaPath:"#/properties/total/properties/\
amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}
if(t.currency!==void 0){let r=t.currency;if(typeof r=="string"){if(l(r)>3){let a={instancePath:i+"/total/currency",schemaPath:"\
#/properties/total/properties/currency/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than \
3 characters"};e===null?e=[a]:e.push(a),s++}if(l(r)<3){let a={instancePath:i+"/total/currency",schemaPath:"#/properties/\
total/properties/currency/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};
e===null?e=[a]:e.push(a),s++}if(!H.test(r)){let a={instancePath:i+"/total/currency",schemaPath:"#/properties/total/prope\
rties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?
e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/total/currency",schemaPath:"#/properties/total/properties/currency/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+
"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),s++}}if(p.href!==void 0){let t=p.href;if(typeof t=="string"){if(l(t)<1){let r={instancePath:i+"/href",schemaPath:"\
#/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/href",schemaPath:"#/properties/href/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ke.errors=e,s===0}var ot=Pe;function Pe(p,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(p.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),s++}if(p.total===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};
e===null?e=[t]:e.push(t),s++}for(let t in p)if(!(t==="items"||t==="total"||t==="href")){let r={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[r]:e.push(r),s++}if(p.items!==void 0){let t=p.items;if(Array.isArray(t)){if(t.length>24){let a={
instancePath:i+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit:24},message:"must NOT \
have more than 24 items"};e===null?e=[a]:e.push(a),s++}let r=t.length;for(let a=0;a<r;a++){let m=t[a];if(m&&typeof m=="o\
bject"&&!Array.isArray(m)){if(m.game===void 0){let n={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/re\
quired",keyword:"required",params:{missingProperty:"game"},message:"must have required property 'game'"};e===null?e=[n]:
e.push(n),s++}if(m.kind===void 0){let n={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/required",keyword:"\
required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[n]:e.push(n),s++}for(let n in m)
if(!(n==="game"||n==="kind"||n==="dealer")){let o={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properti\
es"};e===null?e=[o]:e.push(o),s++}if(m.game!==void 0&&(k(m.game,{instancePath:i+"/items/"+a+"/game",parentData:m,parentDataProperty:"\
game",rootData:u})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)),m.kind!==void 0){let n=m.kind;if(typeof n=="str\
ing"){if(l(n)>120){let o={instancePath:i+"/items/"+a+"/kind",schemaPath:"#/properties/items/items/properties/kind/maxLen\
gth",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}
if(l(n)<1){let o={instancePath:i+"/items/"+a+"/kind",schemaPath:"#/properties/items/items/properties/kind/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/items/"+a+"/kind",schemaPath:"#/properties/items/items/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}}if(m.dealer!==void 0){let n=m.dealer;if(typeof n=="string"){if(l(n)>60){let o={
instancePath:i+"/items/"+a+"/dealer",schemaPath:"#/properties/items/items/properties/dealer/maxLength",keyword:"maxLengt\
h",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+
"/items/"+a+"/dealer",schemaPath:"#/properties/items/items/properties/dealer/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/items/"+a+"/\
dealer",schemaPath:"#/properties/items/items/properties/dealer/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:i+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
r]:e.push(r),s++}}if(p.total!==void 0){let t=p.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+
"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let r={instancePath:i+"/total",schemaPath:"#/pr\
operties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(
r),s++}}if(p.href!==void 0){let t=p.href;if(typeof t=="string"){if(l(t)<1){let r={instancePath:i+"/href",schemaPath:"#/p\
roperties/href/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/href",schemaPath:"#/properties/href/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Pe.errors=e,s===0}var pt=we,G={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/live/lobby-grid.schema.json",title:"L\
obby grid",description:"Resolved cells per device.",type:"object",additionalProperties:!1,properties:{label:{type:"strin\
g",title:"Label",description:"Heading.",minLength:1,maxLength:120},href:{type:"string",title:"Address",description:"Addr\
ess of the category.",minLength:1},total:{type:"integer",title:"Total",description:"All games of the category."},desktop:{
type:"array",title:"desktop",description:"Cells on desktop.",items:{title:"Cell",description:"A cell.",type:"object",additionalProperties:!1,
properties:{cell:{type:"string",title:"Size",description:"Cell size.",enum:["4x","2xv","2xh","1x"]},game:{$ref:"https://\
marquee.dev/schemas/live/game-card.schema.json"},focus:{title:"Crop",description:"Focal point in this cell alone.",allOf:[
{$ref:"https://marquee.dev/schemas/content/focal-point.schema.json"}]}},required:["cell","game"]}},tablet:{type:"array",
title:"tablet",description:"Cells on tablet.",items:{title:"Cell",description:"A cell.",type:"object",additionalProperties:!1,
properties:{cell:{type:"string",title:"Size",description:"Cell size.",enum:["4x","2xv","2xh","1x"]},game:{$ref:"https://\
marquee.dev/schemas/live/game-card.schema.json"},focus:{title:"Crop",description:"Focal point in this cell alone.",allOf:[
{$ref:"https://marquee.dev/schemas/content/focal-point.schema.json"}]}},required:["cell","game"]}},mobile:{type:"array",
title:"mobile",description:"Cells on mobile.",items:{title:"Cell",description:"A cell.",type:"object",additionalProperties:!1,
properties:{cell:{type:"string",title:"Size",description:"Cell size.",enum:["4x","2xv","2xh","1x"]},game:{$ref:"https://\
marquee.dev/schemas/live/game-card.schema.json"},focus:{title:"Crop",description:"Focal point in this cell alone.",allOf:[
{$ref:"https://marquee.dev/schemas/content/focal-point.schema.json"}]}},required:["cell","game"]}}},required:["label","h\
ref","total","desktop","tablet","mobile"]};function we(p,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=p}={}){
let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.label===void 0){let t={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[t]:
e.push(t),s++}if(p.href===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
href"},message:"must have required property 'href'"};e===null?e=[t]:e.push(t),s++}if(p.total===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};
e===null?e=[t]:e.push(t),s++}if(p.desktop===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"desktop"},message:"must have required property 'desktop'"};e===null?e=[t]:e.push(t),s++}if(p.tablet===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tablet"},message:"must have re\
quired property 'tablet'"};e===null?e=[t]:e.push(t),s++}if(p.mobile===void 0){let t={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"mobile"},message:"must have required property 'mobile'"};e===null?e=[t]:
e.push(t),s++}for(let t in p)if(!(t==="label"||t==="href"||t==="total"||t==="desktop"||t==="tablet"||t==="mobile")){let r={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(p.label!==void 0){let t=p.label;if(typeof t=="stri\
ng"){if(l(t)>120){let r={instancePath:i+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/label",
schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/label",schemaPath:"#/properties/label/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(p.href!==void 0){let t=p.href;if(typeof t==
"string"){if(l(t)<1){let r={instancePath:i+"/href",schemaPath:"#/properties/href/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/hre\
f",schemaPath:"#/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),s++}}if(p.total!==void 0){let t=p.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+
"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[r]:e.push(r),s++}}if(p.desktop!==void 0){let t=p.desktop;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++){let m=t[a];
if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.cell===void 0){let n={instancePath:i+"/desktop/"+a,schemaPath:"#/prope\
rties/desktop/items/required",keyword:"required",params:{missingProperty:"cell"},message:"must have required property 'c\
ell'"};e===null?e=[n]:e.push(n),s++}if(m.game===void 0){let n={instancePath:i+"/desktop/"+a,schemaPath:"#/properties/des\
ktop/items/required",keyword:"required",params:{missingProperty:"game"},message:"must have required property 'game'"};e===
null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="cell"||n==="game"||n==="focus")){let o={instancePath:i+"/desktop/"+a,schemaPath:"\
#/properties/desktop/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"m\
ust NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(m.cell!==void 0){let n=m.cell;if(typeof n!="string"){
let o={instancePath:i+"/desktop/"+a+"/cell",schemaPath:"#/properties/desktop/items/properties/cell/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(!(n==="4x"||n==="2xv"||n==="2xh"||n==="\
1x")){let o={instancePath:i+"/desktop/"+a+"/cell",schemaPath:"#/properties/desktop/items/properties/cell/enum",keyword:"\
enum",params:{allowedValues:G.properties.desktop.items.properties.cell.enum},message:"must be equal to one of the allowe\
d values"};e===null?e=[o]:e.push(o),s++}}m.game!==void 0&&(k(m.game,{instancePath:i+"/desktop/"+a+"/game",parentData:m,parentDataProperty:"\
game",rootData:u})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)),m.focus!==void 0&&(v(m.focus,{instancePath:i+"/\
desktop/"+a+"/focus",parentData:m,parentDataProperty:"focus",rootData:u})||(e=e===null?v.errors:e.concat(v.errors),s=e.length))}else{
let n={instancePath:i+"/desktop/"+a,schemaPath:"#/properties/desktop/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:i+"/desktop",schemaPath:"#/properties/desktop/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(p.tablet!==void 0){let t=p.
tablet;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){
if(m.cell===void 0){let n={instancePath:i+"/tablet/"+a,schemaPath:"#/properties/tablet/items/required",keyword:"required",
params:{missingProperty:"cell"},message:"must have required property 'cell'"};e===null?e=[n]:e.push(n),s++}if(m.game===void 0){
let n={instancePath:i+"/tablet/"+a,schemaPath:"#/properties/tablet/items/required",keyword:"required",params:{missingProperty:"\
game"},message:"must have required property 'game'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="cell"||n==="g\
ame"||n==="focus")){let o={instancePath:i+"/tablet/"+a,schemaPath:"#/properties/tablet/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(
o),s++}if(m.cell!==void 0){let n=m.cell;if(typeof n!="string"){let o={instancePath:i+"/tablet/"+a+"/cell",schemaPath:"#/\
properties/tablet/items/properties/cell/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[o]:e.push(o),s++}if(!(n==="4x"||n==="2xv"||n==="2xh"||n==="1x")){let o={instancePath:i+"/tablet/"+a+"/cell",schemaPath:"\
#/properties/tablet/items/properties/cell/enum",keyword:"enum",params:{allowedValues:G.properties.tablet.items.properties.
cell.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}m.game!==void 0&&(k(m.game,
{instancePath:i+"/tablet/"+a+"/game",parentData:m,parentDataProperty:"game",rootData:u})||(e=e===null?k.errors:e.concat(
k.errors),s=e.length)),m.focus!==void 0&&(v(m.focus,{instancePath:i+"/tablet/"+a+"/focus",parentData:m,parentDataProperty:"\
focus",rootData:u})||(e=e===null?v.errors:e.concat(v.errors),s=e.length))}else{let n={instancePath:i+"/tablet/"+a,schemaPath:"\
#/properties/tablet/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),
s++}}}else{let r={instancePath:i+"/tablet",schemaPath:"#/properties/tablet/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[r]:e.push(r),s++}}if(p.mobile!==void 0){let t=p.mobile;if(Array.isArray(t)){let r=t.length;for(let a=0;a<
r;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.cell===void 0){let n={instancePath:i+"/mobile/"+a,schemaPath:"\
#/properties/mobile/items/required",keyword:"required",params:{missingProperty:"cell"},message:"must have required prope\
rty 'cell'"};e===null?e=[n]:e.push(n),s++}if(m.game===void 0){let n={instancePath:i+"/mobile/"+a,schemaPath:"#/propertie\
s/mobile/items/required",keyword:"required",params:{missingProperty:"game"},message:"must have required property 'game'"};
e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="cell"||n==="game"||n==="focus")){let o={instancePath:i+"/mobile/"+
a,schemaPath:"#/properties/mobile/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(m.cell!==void 0){let n=m.cell;if(typeof n!=
"string"){let o={instancePath:i+"/mobile/"+a+"/cell",schemaPath:"#/properties/mobile/items/properties/cell/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(!(n==="4x"||n==="2xv"||n==="2xh"||
n==="1x")){let o={instancePath:i+"/mobile/"+a+"/cell",schemaPath:"#/properties/mobile/items/properties/cell/enum",keyword:"\
enum",params:{allowedValues:G.properties.mobile.items.properties.cell.enum},message:"must be equal to one of the allowed\
 values"};e===null?e=[o]:e.push(o),s++}}m.game!==void 0&&(k(m.game,{instancePath:i+"/mobile/"+a+"/game",parentData:m,parentDataProperty:"\
game",rootData:u})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)),m.focus!==void 0&&(v(m.focus,{instancePath:i+"/\
mobile/"+a+"/focus",parentData:m,parentDataProperty:"focus",rootData:u})||(e=e===null?v.errors:e.concat(v.errors),s=e.length))}else{
let n={instancePath:i+"/mobile/"+a,schemaPath:"#/properties/mobile/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:i+"/mobile",schemaPath:"#/properties/mobile/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return we.
errors=e,s===0}var mt=ve;function ve(p,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(p.minimumAge===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"minimumAge"},message:"must have required property 'minimumAge'"};e===null?e=[t]:e.push(t),s++}for(let t in p)
if(t!=="minimumAge"){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(p.minimumAge!==void 0){let t=p.minimumAge;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/minimumAge",schemaPath:"#/properties/m\
inimumAge/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"number"&&isFinite(t)){if(t>30||isNaN(t)){let r={instancePath:i+"/minimumAge",schemaPath:"#/properties/minimumAge/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:30},message:"must be <= 30"};e===null?e=[r]:e.push(r),s++}if(t<18||isNaN(
t)){let r={instancePath:i+"/minimumAge",schemaPath:"#/properties/minimumAge/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:18},message:"must be >= 18"};e===null?e=[r]:e.push(r),s++}}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ve.errors=e,s===0}var lt=qe;function qe(p,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(p.homeHref===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"homeHref"},message:"must have required property 'homeHref'"};e===null?e=[t]:e.push(t),s++}if(p.markets===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"markets"},message:"mus\
t have required property 'markets'"};e===null?e=[t]:e.push(t),s++}if(p.language===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"language"},message:"must have required property 'language'"};e===
null?e=[t]:e.push(t),s++}if(p.market===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"market"},message:"must have required property 'market'"};e===null?e=[t]:e.push(t),s++}for(let t in p)if(!(t===
"homeHref"||t==="markets"||t==="language"||t==="market")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(
r),s++}if(p.homeHref!==void 0){let t=p.homeHref;if(typeof t=="string"){if(l(t)<1){let r={instancePath:i+"/homeHref",schemaPath:"\
#/properties/homeHref/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[r]:e.push(r),s++}if(!O.test(t)){let r={instancePath:i+"/homeHref",schemaPath:"#/properties/homeHref/pattern",keyword:"\
pattern",params:{pattern:"^/(?![/\\\\])"},message:'must match pattern "^/(?![/\\\\])"'};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i+"/homeHref",schemaPath:"#/properties/homeHref/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}}if(p.markets!==void 0){let t=p.markets;if(Array.isArray(t)){let r=t.length;
for(let a=0;a<r;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.code===void 0){let n={instancePath:i+"\
/markets/"+a,schemaPath:"#/properties/markets/items/required",keyword:"required",params:{missingProperty:"code"},message:"\
must have required property 'code'"};e===null?e=[n]:e.push(n),s++}if(m.name===void 0){let n={instancePath:i+"/markets/"+
a,schemaPath:"#/properties/markets/items/required",keyword:"required",params:{missingProperty:"name"},message:"must have\
 required property 'name'"};e===null?e=[n]:e.push(n),s++}if(m.current===void 0){let n={instancePath:i+"/markets/"+a,schemaPath:"\
#/properties/markets/items/required",keyword:"required",params:{missingProperty:"current"},message:"must have required p\
roperty 'current'"};e===null?e=[n]:e.push(n),s++}if(m.languages===void 0){let n={instancePath:i+"/markets/"+a,schemaPath:"\
#/properties/markets/items/required",keyword:"required",params:{missingProperty:"languages"},message:"must have required\
 property 'languages'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="code"||n==="name"||n==="current"||n==="lan\
guages")){let o={instancePath:i+"/markets/"+a,schemaPath:"#/properties/markets/items/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),
s++}if(m.code!==void 0){let n=m.code;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/markets/"+a+"/code",schemaPath:"\
#/properties/markets/items/properties/code/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more\
 than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/markets/"+a+"/code",schemaPath:"#\
/properties/markets/items/properties/code/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/markets/"+a+"/code",schemaPath:"#/properti\
es/markets/items/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.
push(o),s++}}if(m.name!==void 0){let n=m.name;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/markets/"+a+"/\
name",schemaPath:"#/properties/markets/items/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/markets/"+a+"/n\
ame",schemaPath:"#/properties/markets/items/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/markets/"+a+"/name",schemaPath:"\
#/properties/markets/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),s++}}if(m.current!==void 0&&typeof m.current!="boolean"){let n={instancePath:i+"/markets/"+a+"/current",
schemaPath:"#/properties/markets/items/properties/current/type",keyword:"type",params:{type:"boolean"},message:"must be \
boolean"};e===null?e=[n]:e.push(n),s++}if(m.languages!==void 0){let n=m.languages;if(Array.isArray(n)){let o=n.length;for(let d=0;d<
o;d++){let g=n[d];if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.code===void 0){let f={instancePath:i+"/markets/"+a+"\
/languages/"+d,schemaPath:"#/properties/markets/items/properties/languages/items/required",keyword:"required",params:{missingProperty:"\
code"},message:"must have required property 'code'"};e===null?e=[f]:e.push(f),s++}if(g.tag===void 0){let f={instancePath:i+
"/markets/"+a+"/languages/"+d,schemaPath:"#/properties/markets/items/properties/languages/items/required",keyword:"requi\
red",params:{missingProperty:"tag"},message:"must have required property 'tag'"};e===null?e=[f]:e.push(f),s++}if(g.name===
void 0){let f={instancePath:i+"/markets/"+a+"/languages/"+d,schemaPath:"#/properties/markets/items/properties/languages/\
items/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?
e=[f]:e.push(f),s++}if(g.href===void 0){let f={instancePath:i+"/markets/"+a+"/languages/"+d,schemaPath:"#/properties/mar\
kets/items/properties/languages/items/required",keyword:"required",params:{missingProperty:"href"},message:"must have re\
quired property 'href'"};e===null?e=[f]:e.push(f),s++}if(g.current===void 0){let f={instancePath:i+"/markets/"+a+"/langu\
ages/"+d,schemaPath:"#/properties/markets/items/properties/languages/items/required",keyword:"required",params:{missingProperty:"\
current"},message:"must have required property 'current'"};e===null?e=[f]:e.push(f),s++}for(let f in g)if(!(f==="code"||
f==="tag"||f==="name"||f==="href"||f==="current")){let y={instancePath:i+"/markets/"+a+"/languages/"+d,schemaPath:"#/pro\
perties/markets/items/properties/languages/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},
message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),s++}if(g.code!==void 0){let f=g.code;if(typeof f==
"string"){if(l(f)>120){let y={instancePath:i+"/markets/"+a+"/languages/"+d+"/code",schemaPath:"#/properties/markets/item\
s/properties/languages/items/properties/code/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have mo\
re than 120 characters"};e===null?e=[y]:e.push(y),s++}if(l(f)<1){let y={instancePath:i+"/markets/"+a+"/languages/"+d+"/c\
ode",schemaPath:"#/properties/markets/items/properties/languages/items/properties/code/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/mar\
kets/"+a+"/languages/"+d+"/code",schemaPath:"#/properties/markets/items/properties/languages/items/properties/code/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}if(g.tag!==void 0){let f=g.
tag;if(typeof f=="string"){if(l(f)>120){let y={instancePath:i+"/markets/"+a+"/languages/"+d+"/tag",schemaPath:"#/propert\
ies/markets/items/properties/languages/items/properties/tag/maxLength",keyword:"maxLength",params:{limit:120},message:"m\
ust NOT have more than 120 characters"};e===null?e=[y]:e.push(y),s++}if(l(f)<1){let y={instancePath:i+"/markets/"+a+"/la\
nguages/"+d+"/tag",schemaPath:"#/properties/markets/items/properties/languages/items/properties/tag/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+
"/markets/"+a+"/languages/"+d+"/tag",schemaPath:"#/properties/markets/items/properties/languages/items/properties/tag/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}if(g.name!==void 0){let f=g.
name;if(typeof f=="string"){if(l(f)>120){let y={instancePath:i+"/markets/"+a+"/languages/"+d+"/name",schemaPath:"#/prope\
rties/markets/items/properties/languages/items/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[y]:e.push(y),s++}if(l(f)<1){let y={instancePath:i+"/markets/"+a+"/l\
anguages/"+d+"/name",schemaPath:"#/properties/markets/items/properties/languages/items/properties/name/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+
"/markets/"+a+"/languages/"+d+"/name",schemaPath:"#/properties/markets/items/properties/languages/items/properties/name/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}if(g.href!==void 0){
let f=g.href;if(typeof f=="string"){if(l(f)<1){let y={instancePath:i+"/markets/"+a+"/languages/"+d+"/href",schemaPath:"#\
/properties/markets/items/properties/languages/items/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),s++}if(!O.test(f)){let y={instancePath:i+"/markets/"+a+
"/languages/"+d+"/href",schemaPath:"#/properties/markets/items/properties/languages/items/properties/href/pattern",keyword:"\
pattern",params:{pattern:"^/(?![/\\\\])"},message:'must match pattern "^/(?![/\\\\])"'};e===null?e=[y]:e.push(y),s++}}else{
let y={instancePath:i+"/markets/"+a+"/languages/"+d+"/href",schemaPath:"#/properties/markets/items/properties/languages/\
items/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}
if(g.current!==void 0&&typeof g.current!="boolean"){let f={instancePath:i+"/markets/"+a+"/languages/"+d+"/current",schemaPath:"\
#/properties/markets/items/properties/languages/items/properties/current/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[f]:e.push(f),s++}}else{let f={instancePath:i+"/markets/"+a+"/languages/"+d,schemaPath:"#/p\
roperties/markets/items/properties/languages/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[f]:e.push(f),s++}}}else{let o={instancePath:i+"/markets/"+a+"/languages",schemaPath:"#/properties/markets/it\
ems/properties/languages/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}}}else{
let n={instancePath:i+"/markets/"+a,schemaPath:"#/properties/markets/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:i+"/markets",schemaPath:"#/properties/markets/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(p.language!==void 0){
let t=p.language;if(typeof t=="string"){if(l(t)>120){let r={instancePath:i+"/language",schemaPath:"#/properties/language\
/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[r]:e.push(
r),s++}if(l(t)<1){let r={instancePath:i+"/language",schemaPath:"#/properties/language/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/lan\
guage",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),s++}}if(p.market!==void 0){let t=p.market;if(typeof t=="string"){if(l(t)>120){let r={instancePath:i+"/ma\
rket",schemaPath:"#/properties/market/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than\
 120 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/market",schemaPath:"#/properties/marke\
t/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(
r),s++}}else{let r={instancePath:i+"/market",schemaPath:"#/properties/market/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return qe.errors=e,s===0}var ut=Le;function Le(p,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(p.links===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
links"},message:"must have required property 'links'"};e===null?e=[t]:e.push(t),s++}for(let t in p)if(t!=="links"){let r={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(p.links!==void 0){let t=p.links;if(Array.isArray(t)){
let r=t.length;for(let a=0;a<r;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.label===void 0){let n={
instancePath:i+"/links/"+a,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty:"la\
bel"},message:"must have required property 'label'"};e===null?e=[n]:e.push(n),s++}if(m.href===void 0){let n={instancePath:i+
"/links/"+a,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty:"href"},message:"m\
ust have required property 'href'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="label"||n==="href"||n==="lead"||
n==="current")){let o={instancePath:i+"/links/"+a,schemaPath:"#/properties/links/items/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),
s++}if(m.label!==void 0){let n=m.label;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/links/"+a+"/label",schemaPath:"\
#/properties/links/items/properties/label/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more \
than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/links/"+a+"/label",schemaPath:"#/p\
roperties/links/items/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/links/"+a+"/label",schemaPath:"#/properties/l\
inks/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),s++}}if(m.href!==void 0){let n=m.href;if(typeof n=="string"){if(l(n)<1){let o={instancePath:i+"/links/"+a+"/href",schemaPath:"\
#/properties/links/items/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/links/"+a+"/href",schemaPath:"#/properties/\
links/items/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),s++}}if(m.lead!==void 0){let n=m.lead;if(typeof n=="string"){if(l(n)>300){let o={instancePath:i+"/links/"+a+"/lead",schemaPath:"\
#/properties/links/items/properties/lead/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more t\
han 300 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/links/"+a+"/lead",schemaPath:"#/pro\
perties/links/items/properties/lead/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/links/"+a+"/lead",schemaPath:"#/properties/links\
/items/properties/lead/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}
if(m.current!==void 0&&typeof m.current!="boolean"){let n={instancePath:i+"/links/"+a+"/current",schemaPath:"#/propertie\
s/links/items/properties/current/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[n]:
e.push(n),s++}}else{let n={instancePath:i+"/links/"+a,schemaPath:"#/properties/links/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:i+"/links",schemaPath:"\
#/properties/links/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),s++}return Le.errors=e,s===0}var ht=Ne;function Ne(p,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(p.amounts===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"amounts"},message:"must have required property 'amounts'"};e===null?e=[t]:e.push(t),s++}for(let t in p)
if(!(t==="href"||t==="amounts")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(p.href!==void 0){
let t=p.href;if(typeof t=="string"){if(l(t)<1){let r={instancePath:i+"/href",schemaPath:"#/properties/href/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/href",schemaPath:"#/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),s++}}if(p.amounts!==void 0){let t=p.amounts;if(Array.isArray(t)){if(t.length>6){let a={instancePath:i+"/amo\
unts",schemaPath:"#/properties/amounts/maxItems",keyword:"maxItems",params:{limit:6},message:"must NOT have more than 6 \
items"};e===null?e=[a]:e.push(a),s++}let r=t.length;for(let a=0;a<r;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.amount===void 0){let n={instancePath:i+"/amounts/"+a,schemaPath:"#/properties/amounts/items/required",keyword:"\
required",params:{missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[n]:e.push(n),s++}
if(m.currency===void 0){let n={instancePath:i+"/amounts/"+a,schemaPath:"#/properties/amounts/items/required",keyword:"re\
quired",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[n]:e.push(n),s++}
if(m.href===void 0){let n={instancePath:i+"/amounts/"+a,schemaPath:"#/properties/amounts/items/required",keyword:"requir\
ed",params:{missingProperty:"href"},message:"must have required property 'href'"};e===null?e=[n]:e.push(n),s++}for(let n in m)
if(!(n==="amount"||n==="currency"||n==="href")){let o={instancePath:i+"/amounts/"+a,schemaPath:"#/properties/amounts/ite\
ms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional \
properties"};e===null?e=[o]:e.push(o),s++}if(m.amount!==void 0){let n=m.amount;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))){let o={instancePath:i+"/amounts/"+a+"/amount",schemaPath:"#/properties/amounts/items/properties/amount/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&
isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/amounts/"+a+"/amount",schemaPath:"#/properties/amounts/items/prope\
rties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),
s++}}if(m.currency!==void 0){let n=m.currency;if(typeof n=="string"){if(l(n)>3){let o={instancePath:i+"/amounts/"+a+"/cu\
rrency",schemaPath:"#/properties/amounts/items/properties/currency/maxLength",keyword:"maxLength",params:{limit:3},message:"\
must NOT have more than 3 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<3){let o={instancePath:i+"/amounts/"+a+"/cur\
rency",schemaPath:"#/properties/amounts/items/properties/currency/minLength",keyword:"minLength",params:{limit:3},message:"\
must NOT have fewer than 3 characters"};e===null?e=[o]:e.push(o),s++}if(!H.test(n)){let o={instancePath:i+"/amounts/"+a+
"/currency",schemaPath:"#/properties/amounts/items/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z\
]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/amounts/"+
a+"/currency",schemaPath:"#/properties/amounts/items/properties/currency/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}}if(m.href!==void 0){let n=m.href;if(typeof n=="string"){if(l(n)<1){let o={
instancePath:i+"/amounts/"+a+"/href",schemaPath:"#/properties/amounts/items/properties/href/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/amounts/"+a+"/href",schemaPath:"#/properties/amounts/items/properties/href/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/amounts/"+a,schemaPath:"#/properti\
es/amounts/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{
let r={instancePath:i+"/amounts",schemaPath:"#/properties/amounts/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Ne.errors=e,s===0}var dt=xe;function xe(p,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){for(let t in p)if(t!=="dataHref"){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(
r),s++}if(p.dataHref!==void 0){let t=p.dataHref;if(typeof t=="string"){if(l(t)<1){let r={instancePath:i+"/dataHref",schemaPath:"\
#/properties/dataHref/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/dataHref",schemaPath:"#/properties/dataHref/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return xe.errors=e,s===
0}var ct=Te;var pe={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/live/promotion-card.schema.js\
on",title:"Promotion card",description:"A promotion in a list.",type:"object",additionalProperties:!1,properties:{slug:{
type:"string",title:"Slug",description:"Slug.",minLength:1,maxLength:120},title:{type:"string",title:"Title",description:"\
Headline.",minLength:1,maxLength:120},summary:{type:"string",title:"Summary",description:"Sentence.",minLength:1,maxLength:300},
badge:{type:"string",title:"Badge",description:"Badge."},image:{title:"Picture",description:"16 : 9.",allOf:[{$ref:"http\
s://marquee.dev/schemas/content/image.schema.json"}]},href:{type:"string",title:"Address",description:"By sign-in state \
(PROMO-03).",minLength:1},newTab:{type:"boolean",title:"New tab",description:"Opens in a new tab."},status:{type:"string",
title:"Status",description:"active or upcoming (PROMO-04, 05).",enum:["active","upcoming"]},startsAt:{type:"string",title:"\
Starts",description:"If upcoming.",format:"date-time"},endsAt:{type:"string",title:"Ends",description:"End of the presen\
t window.",format:"date-time"},tags:{type:"array",title:"Tags",description:"Themes.",items:{title:"Tag",description:"Tag\
.",type:"object",additionalProperties:!1,properties:{slug:{type:"string",title:"Slug",description:"Slug.",minLength:1,maxLength:120},
label:{type:"string",title:"Label",description:"Name.",minLength:1,maxLength:120},href:{type:"string",title:"Address",description:"\
List of the tag.",minLength:1}},required:["slug","label","href"]}},campaign:{title:"Campaign",description:"The bonus tha\
t it advertises, as the visitor's market has it (BONUS-40).",allOf:[{$ref:"https://marquee.dev/schemas/platform/reward.s\
chema.json"}]}},required:["slug","title","summary","image","href","newTab","status","tags"]},P={$schema:"http://json-sch\
ema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/reward.schema.json",title:"Reward",description:"A bo\
nus that a player has, or could have (BONUS-01). Amounts are in minor units of the currency.",type:"object",properties:{
campaignId:{title:"Campaign",description:"The campaign it comes from.",type:"integer",minimum:1},bonusAssignmentId:{title:"\
Assignment",description:"Names the bonus of this player; left out while it is on offer.",type:"string",minLength:1,maxLength:80},
name:{title:"Name",description:"In the language that was asked for.",type:"string",minLength:1,maxLength:120},state:{title:"\
State",description:"BONUS-03; left out while it is on offer.",type:"string",enum:["ACTIVATED","FORFEITED"]},vertical:{title:"\
Vertical",description:"Where it is played with.",type:"string",enum:["casino","live casino","sports"]},campaignStatus:{title:"\
Campaign status",description:"BONUS-08.",type:"string",enum:["ACTIVE","EXPIRED","CANCELED","DRAFT"]},campaignCategory:{title:"\
Campaign category",description:"Chosen by the player, or given for something that happened.",type:"string",enum:["opt-in",
"triggered"]},bonusType:{title:"Bonus type",description:"BONUS-05.",type:"string",enum:["STICKY","NON_STICKY"]},product:{
title:"Product",description:"Where, or as what, it is played with (BONUS-04).",type:"string",enum:["CASINO","FREE_BET","\
LIVE_CASINO","SPORTS","FREE_SPINS"]},bonusKind:{title:"Kind of bonus",description:"How a player comes to it: by a claim,\
 for something that happened, or chosen with a deposit or period (BONUS-07).",type:"string",enum:["MANUAL","TRIGGERED","\
OPT_IN"]},rewardKind:{title:"Kind of reward",description:"Money, or something to play with (BONUS-09).",type:"string",enum:[
"CASH","ITEM"]},hasBonusCode:{title:"Has a bonus code",description:"Whether the campaign is entered with a code.",type:"\
boolean"},bonusCode:{title:"Bonus code",description:"The code of the campaign that the player has given; left out withou\
t one.",type:"string",minLength:1,maxLength:80},partnerBonusCode:{title:"Partner's code",description:"The code that the \
bonus was taken with; left out without one.",type:"string",minLength:1,maxLength:80},queuedPlayerBonusId:{title:"Queued \
bonus",description:"Names the place in the queue: of the offer that waits, and of the active bonus that it waits for.",type:"\
string",format:"uuid"},queueState:{title:"State of the queue",description:"Of an offer in the queue: waiting for a bonus\
 to end, ready to be claimed, or not to be had as it was queued: its terms changed, or it is over.",type:"string",enum:[
"waiting","ready","changed","over"]},currency:{title:"Currency",description:"Currency of the amounts, which count its mi\
nor units.",type:"string",pattern:"^[A-Z]{3}$"},amount:{title:"Amount",description:"The bonus as it was given, or the hi\
ghest that is on offer.",type:"integer",minimum:0,maximum:9007199254740991},wageringAmount:{title:"Wagering amount",description:"\
Stakes that make the bonus the player's own; of an offer, for the highest bonus.",type:"integer",minimum:0,maximum:9007199254740991},
wageringProgress:{title:"Wagering progress",description:"What has been staked of it so far, in minor units.",type:"integ\
er",minimum:0,maximum:9007199254740991},startedAt:{title:"Started",description:"When it was given, or a cashback was act\
ivated; left out while it is on offer.",type:"string",format:"date-time"},opensAt:{title:"Opens",description:"When the o\
ffer begins; left out for one that has begun.",type:"string",format:"date-time"},expiresAt:{title:"Expires",description:"\
When it, or the offer of it, is lost; left out for an offer without an end.",type:"string",format:"date-time"},endedAt:{
title:"Ended",description:"When it was wagered, given up or expired; null while it is active.",type:["string","null"],format:"\
date-time"},outcome:{title:"Outcome",description:"How it ended; null while it is active.",type:["string","null"],enum:["\
converted","forfeited","expired","spent",null]},converted:{title:"Converted",description:"What became the player's own.",
type:"integer",minimum:0,maximum:9007199254740991},balance:{title:"Balance",description:"Bonus money that it holds now.",
type:"integer",minimum:0,maximum:9007199254740991},cashbackActivated:{title:"Cashback activated",description:"Of a cashb\
ack: whether a period of it has begun.",type:"boolean"},usualStake:{title:"Usual stake",description:"Median of the playe\
r's last stakes in the vertical; null for one who has not played there.",type:["integer","null"],minimum:1,maximum:9007199254740991},
blockedBy:{title:"Blocked by",description:"The active bonus that has to end before this one can be claimed; null when it\
 can be claimed now.",type:["string","null"],minLength:1,maxLength:80},betBonusType:{title:"Kind of bet",description:"-1\
 for free rounds (BONUS-02).",type:"integer",minimum:-1,maximum:0},isOptedIn:{title:"Is opted in",description:"Whether t\
he player has chosen it for the next deposit.",type:"boolean"},terms:{title:"Terms",description:"In the currency of the \
wallet, with the law of the player's country.",type:"object",properties:{reward:{title:"Reward",description:"Kind of the\
 reward.",type:"string",enum:["deposit-match","money","free-rounds","cashback","icash","partner","sportsbook"]},partner:{
title:"Partner",description:"Whose code is needed, for a reward of a partner.",type:"string",minLength:1,maxLength:80},percent:{
title:"Percent",description:"Share of the deposit, or of the net loss of a cashback.",type:"integer",minimum:1,maximum:1e3},
minimumDeposit:{title:"Smallest deposit",description:"A smaller one gets no bonus.",type:"integer",minimum:0,maximum:9007199254740991},
minimumLoss:{title:"Smallest loss",description:"Of a cashback: a smaller net loss gets nothing back.",type:"integer",minimum:0,
maximum:9007199254740991},period:{title:"Period",description:"Of a cashback: how long it counts losses, in days.",type:"\
integer",minimum:1,maximum:92},freeRounds:{title:"Free rounds",description:"Rounds of a game that the house pays.",type:"\
object",properties:{gameId:{title:"Game",description:"Id in the catalogue.",type:"string",minLength:1,maxLength:100},gameName:{
title:"Name",description:"Of the game.",type:"string",minLength:1,maxLength:120},rounds:{title:"Rounds",description:"How\
 many are given.",type:"integer",minimum:1,maximum:1e3},left:{title:"Left",description:"How many are not played.",type:"\
integer",minimum:0,maximum:1e3},stake:{title:"Stake",description:"Of each round.",type:"integer",minimum:0,maximum:9007199254740991}},
required:["gameId","gameName","rounds","left","stake"],additionalProperties:!1},chance:{title:"Chance",description:"Stak\
es, rounds and minutes of the wagering, and the probability that anything is converted: for the highest bonus, with its \
deposit staked first and every round at the usual stake. Left out without a model of the games, and without wagering or \
free rounds.",type:"object",properties:{stakeTotal:{title:"Stakes",description:"All stakes together, with the mean of wh\
at free rounds win; 0 without wagering.",type:"integer",minimum:0,maximum:9007199254740991},rounds:{title:"Rounds",description:"\
Rounds at the stake, or the free rounds where there is no wagering.",type:"integer",minimum:1,maximum:9007199254740991},
minutes:{title:"Minutes",description:"Time that the rounds take.",type:"integer",minimum:1,maximum:9007199254740991},stake:{
title:"Stake",description:"Of a round.",type:"integer",minimum:1,maximum:9007199254740991},low:{title:"Lowest chance",description:"\
Probability that more than nothing becomes the player's own, in the game where it is lowest.",type:"number",minimum:0,maximum:1},
high:{title:"Highest chance",description:"The same in the game where it is highest; equal to the lowest when the bonus n\
ames its game.",type:"number",minimum:0,maximum:1}},required:["stakeTotal","rounds","minutes","stake","low","high"],additionalProperties:!1},
wageringTimes:{title:"Wagering",description:"How many times the bonus must be staked.",type:"integer",minimum:0,maximum:100},
maximumStake:{title:"Highest stake",description:"Of a round while it is active; null sets none.",type:["integer","null"],
minimum:1,maximum:9007199254740991},maximumWin:{title:"Highest win",description:"Most that becomes the player's own; nul\
l sets no limit.",type:["integer","null"],minimum:1,maximum:9007199254740991},days:{title:"Days",description:"Time to me\
et the wagering.",type:"integer",minimum:1,maximum:400},weights:{title:"Weights",description:"Percent of a stake that co\
unts, by game or kind of game; others count in full.",type:"object",additionalProperties:{title:"Weights",description:"P\
ercent.",type:"integer",minimum:0,maximum:100}}},required:["reward","wageringTimes","maximumStake","maximumWin","days","\
weights"],additionalProperties:!1}},required:["campaignId","name","vertical","campaignStatus","campaignCategory","bonusT\
ype","product","bonusKind","rewardKind","hasBonusCode","currency","amount","wageringAmount","terms"],additionalProperties:!1,
examples:[{campaignId:1e3,bonusAssignmentId:"bonus-50013-1",name:"Second deposit bonus",state:"ACTIVATED",vertical:"casi\
no",campaignStatus:"ACTIVE",campaignCategory:"opt-in",bonusType:"NON_STICKY",product:"CASINO",bonusKind:"OPT_IN",rewardKind:"\
CASH",hasBonusCode:!1,currency:"EUR",amount:500,wageringAmount:5e3,wageringProgress:1240,startedAt:"2026-02-20T18:00:00.\
000Z",expiresAt:"2026-03-20T18:00:00.000Z",endedAt:null,outcome:null,converted:0,balance:500,usualStake:20,blockedBy:null,
terms:{reward:"deposit-match",percent:100,minimumDeposit:1e3,wageringTimes:10,maximumStake:500,maximumWin:null,days:30,weights:{
jackpot:0,roulette:10}}},{campaignId:1001,name:"Ten turns on the house",vertical:"casino",campaignStatus:"ACTIVE",campaignCategory:"\
opt-in",bonusType:"NON_STICKY",product:"FREE_SPINS",bonusKind:"MANUAL",rewardKind:"ITEM",hasBonusCode:!1,currency:"EUR",
amount:0,wageringAmount:0,blockedBy:null,betBonusType:-1,terms:{reward:"free-rounds",freeRounds:{gameId:"cherry-parade",
gameName:"Cherry Parade",rounds:10,left:10,stake:10},chance:{stakeTotal:0,rounds:10,minutes:1,stake:10,low:.9391,high:.9391},
wageringTimes:0,maximumStake:null,maximumWin:null,days:7,weights:{}}}]},Ue=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
function D(p,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="obje\
ct"&&!Array.isArray(p)){if(p.campaignId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"campaignId"},message:"must have required property 'campaignId'"};e===null?e=[t]:e.push(t),s++}if(p.name===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must h\
ave required property 'name'"};e===null?e=[t]:e.push(t),s++}if(p.vertical===void 0){let t={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"vertical"},message:"must have required property 'vertical'"};e===null?
e=[t]:e.push(t),s++}if(p.campaignStatus===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"campaignStatus"},message:"must have required property 'campaignStatus'"};e===null?e=[t]:e.push(t),s++}if(p.
campaignCategory===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cam\
paignCategory"},message:"must have required property 'campaignCategory'"};e===null?e=[t]:e.push(t),s++}if(p.bonusType===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bonusType"},message:"m\
ust have required property 'bonusType'"};e===null?e=[t]:e.push(t),s++}if(p.product===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"product"},message:"must have required property 'product'"};e===null?
e=[t]:e.push(t),s++}if(p.bonusKind===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
bonusKind"},message:"must have required property 'bonusKind'"};e===null?e=[t]:e.push(t),s++}if(p.rewardKind===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rewardKind"},message:"must have requi\
red property 'rewardKind'"};e===null?e=[t]:e.push(t),s++}if(p.hasBonusCode===void 0){let t={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"hasBonusCode"},message:"must have required property 'hasBonusCode\
'"};e===null?e=[t]:e.push(t),s++}if(p.currency===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[t]:e.push(t),s++}if(p.
amount===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"amount"},message:"\
must have required property 'amount'"};e===null?e=[t]:e.push(t),s++}if(p.wageringAmount===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"wageringAmount"},message:"must have required propert\
y 'wageringAmount'"};e===null?e=[t]:e.push(t),s++}if(p.terms===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"terms"},message:"must have required property 'terms'"};e===null?e=[t]:e.push(t),s++}for(let t in p)
if(!A.call(P.properties,t)){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(p.campaignId!==void 0){
let t=p.campaignId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/campaignId",schemaPath:"\
#/properties/campaignId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),
s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let r={instancePath:i+"/campaignId",schemaPath:"#/properties/ca\
mpaignId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}
if(p.bonusAssignmentId!==void 0){let t=p.bonusAssignmentId;if(typeof t=="string"){if(l(t)>80){let r={instancePath:i+"/bo\
nusAssignmentId",schemaPath:"#/properties/bonusAssignmentId/maxLength",keyword:"maxLength",params:{limit:80},message:"mu\
st NOT have more than 80 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/bonusAssignmentId",
schemaPath:"#/properties/bonusAssignmentId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/bonusAssignmentId",schemaPath:"#/properti\
es/bonusAssignmentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}
if(p.name!==void 0){let t=p.name;if(typeof t=="string"){if(l(t)>120){let r={instancePath:i+"/name",schemaPath:"#/propert\
ies/name/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=
[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),s++}}if(p.state!==void 0){let t=p.state;if(typeof t!="string"){let r={instancePath:i+"/state",schemaPath:"#\
/properties/state/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===
"ACTIVATED"||t==="FORFEITED")){let r={instancePath:i+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{
allowedValues:P.properties.state.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}
if(p.vertical!==void 0){let t=p.vertical;if(typeof t!="string"){let r={instancePath:i+"/vertical",schemaPath:"#/properti\
es/vertical/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===
"casino"||t==="live casino"||t==="sports")){let r={instancePath:i+"/vertical",schemaPath:"#/properties/vertical/enum",keyword:"\
enum",params:{allowedValues:P.properties.vertical.enum},message:"must be equal to one of the allowed values"};e===null?e=
[r]:e.push(r),s++}}if(p.campaignStatus!==void 0){let t=p.campaignStatus;if(typeof t!="string"){let r={instancePath:i+"/c\
ampaignStatus",schemaPath:"#/properties/campaignStatus/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[r]:e.push(r),s++}if(!(t==="ACTIVE"||t==="EXPIRED"||t==="CANCELED"||t==="DRAFT")){let r={instancePath:i+
"/campaignStatus",schemaPath:"#/properties/campaignStatus/enum",keyword:"enum",params:{allowedValues:P.properties.campaignStatus.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(p.campaignCategory!==void 0){
let t=p.campaignCategory;if(typeof t!="string"){let r={instancePath:i+"/campaignCategory",schemaPath:"#/properties/campa\
ignCategory/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===
"opt-in"||t==="triggered")){let r={instancePath:i+"/campaignCategory",schemaPath:"#/properties/campaignCategory/enum",keyword:"\
enum",params:{allowedValues:P.properties.campaignCategory.enum},message:"must be equal to one of the allowed values"};e===
null?e=[r]:e.push(r),s++}}if(p.bonusType!==void 0){let t=p.bonusType;if(typeof t!="string"){let r={instancePath:i+"/bonu\
sType",schemaPath:"#/properties/bonusType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),s++}if(!(t==="STICKY"||t==="NON_STICKY")){let r={instancePath:i+"/bonusType",schemaPath:"#/properties/bo\
nusType/enum",keyword:"enum",params:{allowedValues:P.properties.bonusType.enum},message:"must be equal to one of the all\
owed values"};e===null?e=[r]:e.push(r),s++}}if(p.product!==void 0){let t=p.product;if(typeof t!="string"){let r={instancePath:i+
"/product",schemaPath:"#/properties/product/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),s++}if(!(t==="CASINO"||t==="FREE_BET"||t==="LIVE_CASINO"||t==="SPORTS"||t==="FREE_SPINS")){let r={instancePath:i+
"/product",schemaPath:"#/properties/product/enum",keyword:"enum",params:{allowedValues:P.properties.product.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(p.bonusKind!==void 0){let t=p.bonusKind;if(typeof t!=
"string"){let r={instancePath:i+"/bonusKind",schemaPath:"#/properties/bonusKind/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="MANUAL"||t==="TRIGGERED"||t==="OPT_IN")){let r={instancePath:i+
"/bonusKind",schemaPath:"#/properties/bonusKind/enum",keyword:"enum",params:{allowedValues:P.properties.bonusKind.enum},
message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(p.rewardKind!==void 0){let t=p.rewardKind;
if(typeof t!="string"){let r={instancePath:i+"/rewardKind",schemaPath:"#/properties/rewardKind/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="CASH"||t==="ITEM")){let r={instancePath:i+
"/rewardKind",schemaPath:"#/properties/rewardKind/enum",keyword:"enum",params:{allowedValues:P.properties.rewardKind.enum},
message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(p.hasBonusCode!==void 0&&typeof p.
hasBonusCode!="boolean"){let t={instancePath:i+"/hasBonusCode",schemaPath:"#/properties/hasBonusCode/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(p.bonusCode!==void 0){let t=p.bonusCode;
if(typeof t=="string"){if(l(t)>80){let r={instancePath:i+"/bonusCode",schemaPath:"#/properties/bonusCode/maxLength",keyword:"\
maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={
instancePath:i+"/bonusCode",schemaPath:"#/properties/bonusCode/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/bonusCode",schemaPath:"\
#/properties/bonusCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}
if(p.partnerBonusCode!==void 0){let t=p.partnerBonusCode;if(typeof t=="string"){if(l(t)>80){let r={instancePath:i+"/part\
nerBonusCode",schemaPath:"#/properties/partnerBonusCode/maxLength",keyword:"maxLength",params:{limit:80},message:"must N\
OT have more than 80 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/partnerBonusCode",schemaPath:"\
#/properties/partnerBonusCode/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/partnerBonusCode",schemaPath:"#/properties/partnerBonu\
sCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(p.queuedPlayerBonusId!==
void 0){let t=p.queuedPlayerBonusId;if(typeof t=="string"){if(!Ue.test(t)){let r={instancePath:i+"/queuedPlayerBonusId",
schemaPath:"#/properties/queuedPlayerBonusId/format",keyword:"format",params:{format:"uuid"},message:'must match format \
"uuid"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/queuedPlayerBonusId",schemaPath:"#/properties/queued\
PlayerBonusId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(p.queueState!==
void 0){let t=p.queueState;if(typeof t!="string"){let r={instancePath:i+"/queueState",schemaPath:"#/properties/queueStat\
e/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="waiting"||
t==="ready"||t==="changed"||t==="over")){let r={instancePath:i+"/queueState",schemaPath:"#/properties/queueState/enum",keyword:"\
enum",params:{allowedValues:P.properties.queueState.enum},message:"must be equal to one of the allowed values"};e===null?
e=[r]:e.push(r),s++}}if(p.currency!==void 0){let t=p.currency;if(typeof t=="string"){if(!H.test(t)){let r={instancePath:i+
"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must mat\
ch pattern "^[A-Z]{3}$"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/currency",schemaPath:"#/properties/\
currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(p.amount!==
void 0){let t=p.amount;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}
if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){let r={instancePath:i+"/amount",schemaPath:"#/prope\
rties/amount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925474\
0991"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/amount",schemaPath:"#/properties/amount/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}}if(p.wageringAmount!==
void 0){let t=p.wageringAmount;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/wagerin\
gAmount",schemaPath:"#/properties/wageringAmount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){let r={instancePath:i+
"/wageringAmount",schemaPath:"#/properties/wageringAmount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/wageringAm\
ount",schemaPath:"#/properties/wageringAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must \
be >= 0"};e===null?e=[r]:e.push(r),s++}}}if(p.wageringProgress!==void 0){let t=p.wageringProgress;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/wageringProgress",schemaPath:"#/properties/wageringProgress/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&
isFinite(t)){if(t>9007199254740991||isNaN(t)){let r={instancePath:i+"/wageringProgress",schemaPath:"#/properties/wagerin\
gProgress/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925474099\
1"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/wageringProgress",schemaPath:"#/properties/wa\
geringProgress/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(
r),s++}}}if(p.startedAt!==void 0){let t=p.startedAt;if(typeof t=="string"){if(!w.validate(t)){let r={instancePath:i+"/st\
artedAt",schemaPath:"#/properties/startedAt/format",keyword:"format",params:{format:"date-time"},message:'must match for\
mat "date-time"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/startedAt",schemaPath:"#/properties/started\
At/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(p.opensAt!==void 0){
let t=p.opensAt;if(typeof t=="string"){if(!w.validate(t)){let r={instancePath:i+"/opensAt",schemaPath:"#/properties/open\
sAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[r]:e.push(
r),s++}}else{let r={instancePath:i+"/opensAt",schemaPath:"#/properties/opensAt/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(p.expiresAt!==void 0){let t=p.expiresAt;if(typeof t=="string"){
if(!w.validate(t)){let r={instancePath:i+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/\
expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),s++}}if(p.endedAt!==void 0){let t=p.endedAt;if(typeof t!="string"&&t!==null){let r={instancePath:i+
"/endedAt",schemaPath:"#/properties/endedAt/type",keyword:"type",params:{type:P.properties.endedAt.type},message:"must b\
e string,null"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"&&!w.validate(t)){let r={instancePath:i+"/endedAt",schemaPath:"\
#/properties/endedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?
e=[r]:e.push(r),s++}}if(p.outcome!==void 0){let t=p.outcome;if(typeof t!="string"&&t!==null){let r={instancePath:i+"/out\
come",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type:P.properties.outcome.type},message:"must be str\
ing,null"};e===null?e=[r]:e.push(r),s++}if(!(t==="converted"||t==="forfeited"||t==="expired"||t==="spent"||t===null)){let r={
instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:P.properties.outcome.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(p.converted!==void 0){let t=p.
converted;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/converted",schemaPath:"#/pro\
perties/converted/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){let r={instancePath:i+"/converted",schemaPath:"#/properties/conv\
erted/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};
e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/converted",schemaPath:"#/properties/converted/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}}if(p.balance!==
void 0){let t=p.balance;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/balance",schemaPath:"\
#/properties/balance/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}
if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){let r={instancePath:i+"/balance",schemaPath:"#/prop\
erties/balance/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254\
740991"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/balance",schemaPath:"#/properties/balanc\
e/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}}if(p.
cashbackActivated!==void 0&&typeof p.cashbackActivated!="boolean"){let t={instancePath:i+"/cashbackActivated",schemaPath:"\
#/properties/cashbackActivated/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.
push(t),s++}if(p.usualStake!==void 0){let t=p.usualStake;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){
let r={instancePath:i+"/usualStake",schemaPath:"#/properties/usualStake/type",keyword:"type",params:{type:P.properties.usualStake.
type},message:"must be integer,null"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t)){let r={instancePath:i+"/usualStake",schemaPath:"#/properties/usualStake/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){let r={
instancePath:i+"/usualStake",schemaPath:"#/properties/usualStake/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}}if(p.blockedBy!==void 0){let t=p.blockedBy;if(typeof t!="string"&&
t!==null){let r={instancePath:i+"/blockedBy",schemaPath:"#/properties/blockedBy/type",keyword:"type",params:{type:P.properties.
blockedBy.type},message:"must be string,null"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(l(t)>80){let r={instancePath:i+
"/blockedBy",schemaPath:"#/properties/blockedBy/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have \
more than 80 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/blockedBy",schemaPath:"#/prope\
rties/blockedBy/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[r]:e.push(r),s++}}}if(p.betBonusType!==void 0){let t=p.betBonusType;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let r={instancePath:i+"/betBonusType",schemaPath:"#/properties/betBonusType/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>0||isNaN(t)){let r={
instancePath:i+"/betBonusType",schemaPath:"#/properties/betBonusType/maximum",keyword:"maximum",params:{comparison:"<=",
limit:0},message:"must be <= 0"};e===null?e=[r]:e.push(r),s++}if(t<-1||isNaN(t)){let r={instancePath:i+"/betBonusType",schemaPath:"\
#/properties/betBonusType/minimum",keyword:"minimum",params:{comparison:">=",limit:-1},message:"must be >= -1"};e===null?
e=[r]:e.push(r),s++}}}if(p.isOptedIn!==void 0&&typeof p.isOptedIn!="boolean"){let t={instancePath:i+"/isOptedIn",schemaPath:"\
#/properties/isOptedIn/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),
s++}if(p.terms!==void 0){let t=p.terms;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.reward===void 0){let r={instancePath:i+
"/terms",schemaPath:"#/properties/terms/required",keyword:"required",params:{missingProperty:"reward"},message:"must hav\
e required property 'reward'"};e===null?e=[r]:e.push(r),s++}if(t.wageringTimes===void 0){let r={instancePath:i+"/terms",
schemaPath:"#/properties/terms/required",keyword:"required",params:{missingProperty:"wageringTimes"},message:"must have \
required property 'wageringTimes'"};e===null?e=[r]:e.push(r),s++}if(t.maximumStake===void 0){let r={instancePath:i+"/ter\
ms",schemaPath:"#/properties/terms/required",keyword:"required",params:{missingProperty:"maximumStake"},message:"must ha\
ve required property 'maximumStake'"};e===null?e=[r]:e.push(r),s++}if(t.maximumWin===void 0){let r={instancePath:i+"/ter\
ms",schemaPath:"#/properties/terms/required",keyword:"required",params:{missingProperty:"maximumWin"},message:"must have\
 required property 'maximumWin'"};e===null?e=[r]:e.push(r),s++}if(t.days===void 0){let r={instancePath:i+"/terms",schemaPath:"\
#/properties/terms/required",keyword:"required",params:{missingProperty:"days"},message:"must have required property 'da\
ys'"};e===null?e=[r]:e.push(r),s++}if(t.weights===void 0){let r={instancePath:i+"/terms",schemaPath:"#/properties/terms/\
required",keyword:"required",params:{missingProperty:"weights"},message:"must have required property 'weights'"};e===null?
e=[r]:e.push(r),s++}for(let r in t)if(!A.call(P.properties.terms.properties,r)){let a={instancePath:i+"/terms",schemaPath:"\
#/properties/terms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT \
have additional properties"};e===null?e=[a]:e.push(a),s++}if(t.reward!==void 0){let r=t.reward;if(typeof r!="string"){let a={
instancePath:i+"/terms/reward",schemaPath:"#/properties/terms/properties/reward/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(r==="deposit-match"||r==="money"||r==="free-rounds"||r===
"cashback"||r==="icash"||r==="partner"||r==="sportsbook")){let a={instancePath:i+"/terms/reward",schemaPath:"#/propertie\
s/terms/properties/reward/enum",keyword:"enum",params:{allowedValues:P.properties.terms.properties.reward.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(t.partner!==void 0){let r=t.partner;if(typeof r==
"string"){if(l(r)>80){let a={instancePath:i+"/terms/partner",schemaPath:"#/properties/terms/properties/partner/maxLength",
keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[a]:e.push(a),s++}if(l(
r)<1){let a={instancePath:i+"/terms/partner",schemaPath:"#/properties/terms/properties/partner/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/terms/partner",schemaPath:"#/properties/terms/properties/partner/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}if(t.percent!==void 0){let r=t.percent;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let a={instancePath:i+"/terms/percent",schemaPath:"#/properties/terms/properties/percent/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof r=="number"&&isFinite(r)){
if(r>1e3||isNaN(r)){let a={instancePath:i+"/terms/percent",schemaPath:"#/properties/terms/properties/percent/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[a]:e.push(a),s++}if(r<1||isNaN(r)){let a={
instancePath:i+"/terms/percent",schemaPath:"#/properties/terms/properties/percent/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}}if(t.minimumDeposit!==void 0){let r=t.minimumDeposit;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:i+"/terms/minimumDeposit",schemaPath:"#/pr\
operties/terms/properties/minimumDeposit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[a]:e.push(a),s++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){let a={instancePath:i+"/terms/m\
inimumDeposit",schemaPath:"#/properties/terms/properties/minimumDeposit/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[a]:e.push(a),s++}if(r<0||isNaN(r)){let a={
instancePath:i+"/terms/minimumDeposit",schemaPath:"#/properties/terms/properties/minimumDeposit/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}}if(t.minimumLoss!==void 0){let r=t.
minimumLoss;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:i+"/terms/minimumLoss",schemaPath:"\
#/properties/terms/properties/minimumLoss/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[a]:e.push(a),s++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){let a={instancePath:i+"/terms/m\
inimumLoss",schemaPath:"#/properties/terms/properties/minimumLoss/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[a]:e.push(a),s++}if(r<0||isNaN(r)){let a={instancePath:i+"/terms/mini\
mumLoss",schemaPath:"#/properties/terms/properties/minimumLoss/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}}if(t.period!==void 0){let r=t.period;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:i+"/terms/period",schemaPath:"#/properties/terms/properties/period/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof r=="number"&&isFinite(
r)){if(r>92||isNaN(r)){let a={instancePath:i+"/terms/period",schemaPath:"#/properties/terms/properties/period/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:92},message:"must be <= 92"};e===null?e=[a]:e.push(a),s++}if(r<1||isNaN(r)){let a={
instancePath:i+"/terms/period",schemaPath:"#/properties/terms/properties/period/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}}if(t.freeRounds!==void 0){let r=t.freeRounds;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.gameId===void 0){let a={instancePath:i+"/terms/freeRounds",schemaPath:"#/properties/te\
rms/properties/freeRounds/required",keyword:"required",params:{missingProperty:"gameId"},message:"must have required pro\
perty 'gameId'"};e===null?e=[a]:e.push(a),s++}if(r.gameName===void 0){let a={instancePath:i+"/terms/freeRounds",schemaPath:"\
#/properties/terms/properties/freeRounds/required",keyword:"required",params:{missingProperty:"gameName"},message:"must \
have required property 'gameName'"};e===null?e=[a]:e.push(a),s++}if(r.rounds===void 0){let a={instancePath:i+"/terms/fre\
eRounds",schemaPath:"#/properties/terms/properties/freeRounds/required",keyword:"required",params:{missingProperty:"roun\
ds"},message:"must have required property 'rounds'"};e===null?e=[a]:e.push(a),s++}if(r.left===void 0){let a={instancePath:i+
"/terms/freeRounds",schemaPath:"#/properties/terms/properties/freeRounds/required",keyword:"required",params:{missingProperty:"\
left"},message:"must have required property 'left'"};e===null?e=[a]:e.push(a),s++}if(r.stake===void 0){let a={instancePath:i+
"/terms/freeRounds",schemaPath:"#/properties/terms/properties/freeRounds/required",keyword:"required",params:{missingProperty:"\
stake"},message:"must have required property 'stake'"};e===null?e=[a]:e.push(a),s++}for(let a in r)if(!(a==="gameId"||a===
"gameName"||a==="rounds"||a==="left"||a==="stake")){let m={instancePath:i+"/terms/freeRounds",schemaPath:"#/properties/t\
erms/properties/freeRounds/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"m\
ust NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(r.gameId!==void 0){let a=r.gameId;if(typeof a=="str\
ing"){if(l(a)>100){let m={instancePath:i+"/terms/freeRounds/gameId",schemaPath:"#/properties/terms/properties/freeRounds\
/properties/gameId/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===
null?e=[m]:e.push(m),s++}if(l(a)<1){let m={instancePath:i+"/terms/freeRounds/gameId",schemaPath:"#/properties/terms/prop\
erties/freeRounds/properties/gameId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/terms/freeRounds/gameId",schemaPath:"#/propertie\
s/terms/properties/freeRounds/properties/gameId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),s++}}if(r.gameName!==void 0){let a=r.gameName;if(typeof a=="string"){if(l(a)>120){let m={instancePath:i+
"/terms/freeRounds/gameName",schemaPath:"#/properties/terms/properties/freeRounds/properties/gameName/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[m]:e.push(m),s++}if(l(a)<1){
let m={instancePath:i+"/terms/freeRounds/gameName",schemaPath:"#/properties/terms/properties/freeRounds/properties/gameN\
ame/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(
m),s++}}else{let m={instancePath:i+"/terms/freeRounds/gameName",schemaPath:"#/properties/terms/properties/freeRounds/pro\
perties/gameName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(r.
rounds!==void 0){let a=r.rounds;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let m={instancePath:i+"/terms/\
freeRounds/rounds",schemaPath:"#/properties/terms/properties/freeRounds/properties/rounds/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}if(typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(a)){
let m={instancePath:i+"/terms/freeRounds/rounds",schemaPath:"#/properties/terms/properties/freeRounds/properties/rounds/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[m]:e.push(m),s++}if(a<
1||isNaN(a)){let m={instancePath:i+"/terms/freeRounds/rounds",schemaPath:"#/properties/terms/properties/freeRounds/prope\
rties/rounds/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),
s++}}}if(r.left!==void 0){let a=r.left;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let m={instancePath:i+"\
/terms/freeRounds/left",schemaPath:"#/properties/terms/properties/freeRounds/properties/left/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}if(typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(
a)){let m={instancePath:i+"/terms/freeRounds/left",schemaPath:"#/properties/terms/properties/freeRounds/properties/left/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[m]:e.push(m),s++}if(a<
0||isNaN(a)){let m={instancePath:i+"/terms/freeRounds/left",schemaPath:"#/properties/terms/properties/freeRounds/propert\
ies/left/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),s++}}}
if(r.stake!==void 0){let a=r.stake;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let m={instancePath:i+"/ter\
ms/freeRounds/stake",schemaPath:"#/properties/terms/properties/freeRounds/properties/stake/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}if(typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a)){let m={instancePath:i+"/terms/freeRounds/stake",schemaPath:"#/properties/terms/properties/freeRounds/propertie\
s/stake/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};
e===null?e=[m]:e.push(m),s++}if(a<0||isNaN(a)){let m={instancePath:i+"/terms/freeRounds/stake",schemaPath:"#/properties/\
terms/properties/freeRounds/properties/stake/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"};e===null?e=[m]:e.push(m),s++}}}}else{let a={instancePath:i+"/terms/freeRounds",schemaPath:"#/properties/terms/p\
roperties/freeRounds/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}
if(t.chance!==void 0){let r=t.chance;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.stakeTotal===void 0){let a={instancePath:i+
"/terms/chance",schemaPath:"#/properties/terms/properties/chance/required",keyword:"required",params:{missingProperty:"s\
takeTotal"},message:"must have required property 'stakeTotal'"};e===null?e=[a]:e.push(a),s++}if(r.rounds===void 0){let a={
instancePath:i+"/terms/chance",schemaPath:"#/properties/terms/properties/chance/required",keyword:"required",params:{missingProperty:"\
rounds"},message:"must have required property 'rounds'"};e===null?e=[a]:e.push(a),s++}if(r.minutes===void 0){let a={instancePath:i+
"/terms/chance",schemaPath:"#/properties/terms/properties/chance/required",keyword:"required",params:{missingProperty:"m\
inutes"},message:"must have required property 'minutes'"};e===null?e=[a]:e.push(a),s++}if(r.stake===void 0){let a={instancePath:i+
"/terms/chance",schemaPath:"#/properties/terms/properties/chance/required",keyword:"required",params:{missingProperty:"s\
take"},message:"must have required property 'stake'"};e===null?e=[a]:e.push(a),s++}if(r.low===void 0){let a={instancePath:i+
"/terms/chance",schemaPath:"#/properties/terms/properties/chance/required",keyword:"required",params:{missingProperty:"l\
ow"},message:"must have required property 'low'"};e===null?e=[a]:e.push(a),s++}if(r.high===void 0){let a={instancePath:i+
"/terms/chance",schemaPath:"#/properties/terms/properties/chance/required",keyword:"required",params:{missingProperty:"h\
igh"},message:"must have required property 'high'"};e===null?e=[a]:e.push(a),s++}for(let a in r)if(!(a==="stakeTotal"||a===
"rounds"||a==="minutes"||a==="stake"||a==="low"||a==="high")){let m={instancePath:i+"/terms/chance",schemaPath:"#/proper\
ties/terms/properties/chance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"\
must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(r.stakeTotal!==void 0){let a=r.stakeTotal;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let m={instancePath:i+"/terms/chance/stakeTotal",schemaPath:"#/properties/ter\
ms/properties/chance/properties/stakeTotal/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[m]:e.push(m),s++}if(typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a)){let m={instancePath:i+"/terms/c\
hance/stakeTotal",schemaPath:"#/properties/terms/properties/chance/properties/stakeTotal/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[m]:e.push(m),s++}if(a<0||isNaN(
a)){let m={instancePath:i+"/terms/chance/stakeTotal",schemaPath:"#/properties/terms/properties/chance/properties/stakeTo\
tal/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),s++}}}if(r.
rounds!==void 0){let a=r.rounds;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let m={instancePath:i+"/terms/\
chance/rounds",schemaPath:"#/properties/terms/properties/chance/properties/rounds/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}if(typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a)){let m={instancePath:i+"/terms/chance/rounds",schemaPath:"#/properties/terms/properties/chance/properties/round\
s/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===
null?e=[m]:e.push(m),s++}if(a<1||isNaN(a)){let m={instancePath:i+"/terms/chance/rounds",schemaPath:"#/properties/terms/p\
roperties/chance/properties/rounds/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[m]:e.push(m),s++}}}if(r.minutes!==void 0){let a=r.minutes;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){
let m={instancePath:i+"/terms/chance/minutes",schemaPath:"#/properties/terms/properties/chance/properties/minutes/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}if(typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a)){let m={instancePath:i+"/terms/chance/minutes",schemaPath:"#/properties/terms/proper\
ties/chance/properties/minutes/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must \
be <= 9007199254740991"};e===null?e=[m]:e.push(m),s++}if(a<1||isNaN(a)){let m={instancePath:i+"/terms/chance/minutes",schemaPath:"\
#/properties/terms/properties/chance/properties/minutes/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[m]:e.push(m),s++}}}if(r.stake!==void 0){let a=r.stake;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a))){let m={instancePath:i+"/terms/chance/stake",schemaPath:"#/properties/terms/properties/chance/propertie\
s/stake/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}if(typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a)){let m={instancePath:i+"/terms/chance/stake",schemaPath:"#/proper\
ties/terms/properties/chance/properties/stake/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[m]:e.push(m),s++}if(a<1||isNaN(a)){let m={instancePath:i+"/terms/chan\
ce/stake",schemaPath:"#/properties/terms/properties/chance/properties/stake/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),s++}}}if(r.low!==void 0){let a=r.low;if(typeof a=="number"&&
isFinite(a)){if(a>1||isNaN(a)){let m={instancePath:i+"/terms/chance/low",schemaPath:"#/properties/terms/properties/chanc\
e/properties/low/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[m]:e.push(
m),s++}if(a<0||isNaN(a)){let m={instancePath:i+"/terms/chance/low",schemaPath:"#/properties/terms/properties/chance/prop\
erties/low/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),
s++}}else{let m={instancePath:i+"/terms/chance/low",schemaPath:"#/properties/terms/properties/chance/properties/low/type",
keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),s++}}if(r.high!==void 0){let a=r.
high;if(typeof a=="number"&&isFinite(a)){if(a>1||isNaN(a)){let m={instancePath:i+"/terms/chance/high",schemaPath:"#/prop\
erties/terms/properties/chance/properties/high/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must\
 be <= 1"};e===null?e=[m]:e.push(m),s++}if(a<0||isNaN(a)){let m={instancePath:i+"/terms/chance/high",schemaPath:"#/prope\
rties/terms/properties/chance/properties/high/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must \
be >= 0"};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/terms/chance/high",schemaPath:"#/properties/terms/p\
roperties/chance/properties/high/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.
push(m),s++}}}else{let a={instancePath:i+"/terms/chance",schemaPath:"#/properties/terms/properties/chance/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(t.wageringTimes!==void 0){let r=t.
wageringTimes;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:i+"/terms/wageringTimes",schemaPath:"\
#/properties/terms/properties/wageringTimes/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[a]:e.push(a),s++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){let a={instancePath:i+"/terms/wageringT\
imes",schemaPath:"#/properties/terms/properties/wageringTimes/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100"};e===null?e=[a]:e.push(a),s++}if(r<0||isNaN(r)){let a={instancePath:i+"/terms/wageringTimes",schemaPath:"\
#/properties/terms/properties/wageringTimes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[a]:e.push(a),s++}}}if(t.maximumStake!==void 0){let r=t.maximumStake;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))&&r!==null){let a={instancePath:i+"/terms/maximumStake",schemaPath:"#/properties/terms/properties\
/maximumStake/type",keyword:"type",params:{type:P.properties.terms.properties.maximumStake.type},message:"must be intege\
r,null"};e===null?e=[a]:e.push(a),s++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){let a={instancePath:i+
"/terms/maximumStake",schemaPath:"#/properties/terms/properties/maximumStake/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[a]:e.push(a),s++}if(r<1||isNaN(r)){let a={
instancePath:i+"/terms/maximumStake",schemaPath:"#/properties/terms/properties/maximumStake/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}}if(t.maximumWin!==void 0){let r=t.maximumWin;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let a={instancePath:i+"/terms/maximumWin",schemaPath:"\
#/properties/terms/properties/maximumWin/type",keyword:"type",params:{type:P.properties.terms.properties.maximumWin.type},
message:"must be integer,null"};e===null?e=[a]:e.push(a),s++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){let a={instancePath:i+"/terms/maximumWin",schemaPath:"#/properties/terms/properties/maximumWin/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[a]:e.push(a),
s++}if(r<1||isNaN(r)){let a={instancePath:i+"/terms/maximumWin",schemaPath:"#/properties/terms/properties/maximumWin/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}}if(t.days!==
void 0){let r=t.days;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:i+"/terms/days",schemaPath:"\
#/properties/terms/properties/days/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:
e.push(a),s++}if(typeof r=="number"&&isFinite(r)){if(r>400||isNaN(r)){let a={instancePath:i+"/terms/days",schemaPath:"#/\
properties/terms/properties/days/maximum",keyword:"maximum",params:{comparison:"<=",limit:400},message:"must be <= 400"};
e===null?e=[a]:e.push(a),s++}if(r<1||isNaN(r)){let a={instancePath:i+"/terms/days",schemaPath:"#/properties/terms/proper\
ties/days/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}}
if(t.weights!==void 0){let r=t.weights;if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r){let m=r[a];if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let n={instancePath:i+"/terms/weights/"+a.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"#/properties/terms/properties/weights/additionalProperties/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof m=="number"&&isFinite(m)){if(m>100||isNaN(m)){let n={instancePath:i+
"/terms/weights/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/terms/properties/weights/additionalP\
roperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[n]:e.push(
n),s++}if(m<0||isNaN(m)){let n={instancePath:i+"/terms/weights/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/\
properties/terms/properties/weights/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[n]:e.push(n),s++}}}else{let a={instancePath:i+"/terms/weights",schemaPath:"#/properties/terms\
/properties/weights/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{
let r={instancePath:i+"/terms",schemaPath:"#/properties/terms/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return D.errors=e,s===0}function L(p,{instancePath:i="",parentData:c,
parentDataProperty:h,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.slug===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required pr\
operty 'slug'"};e===null?e=[t]:e.push(t),s++}if(p.title===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[t]:e.push(t),s++}if(p.
summary===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"summary"},message:"\
must have required property 'summary'"};e===null?e=[t]:e.push(t),s++}if(p.image===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"image"},message:"must have required property 'image'"};e===null?
e=[t]:e.push(t),s++}if(p.href===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
href"},message:"must have required property 'href'"};e===null?e=[t]:e.push(t),s++}if(p.newTab===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"newTab"},message:"must have required property 'newTa\
b'"};e===null?e=[t]:e.push(t),s++}if(p.status===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[t]:e.push(t),s++}if(p.tags===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tags"},message:"must h\
ave required property 'tags'"};e===null?e=[t]:e.push(t),s++}for(let t in p)if(!A.call(pe.properties,t)){let r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[r]:e.push(r),s++}if(p.slug!==void 0){let t=p.slug;if(typeof t=="string"){if(l(t)>120){
let r={instancePath:i+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit:120},message:"m\
ust NOT have more than 120 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/slug",schemaPath:"\
#/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(p.title!==void 0){let t=p.title;if(typeof t=="string"){
if(l(t)>120){let r={instancePath:i+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/title",
schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(p.summary!==void 0){let t=p.summary;
if(typeof t=="string"){if(l(t)>300){let r={instancePath:i+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"\
maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){
let r={instancePath:i+"/summary",schemaPath:"#/properties/summary/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/summary",schemaPath:"\
#/properties/summary/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}
if(p.badge!==void 0&&typeof p.badge!="string"){let t={instancePath:i+"/badge",schemaPath:"#/properties/badge/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(p.image!==void 0&&(b(p.image,{instancePath:i+
"/image",parentData:p,parentDataProperty:"image",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),p.href!==
void 0){let t=p.href;if(typeof t=="string"){if(l(t)<1){let r={instancePath:i+"/href",schemaPath:"#/properties/href/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i+"/href",schemaPath:"#/properties/href/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[r]:e.push(r),s++}}if(p.newTab!==void 0&&typeof p.newTab!="boolean"){let t={instancePath:i+"/newTab",
schemaPath:"#/properties/newTab/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.
push(t),s++}if(p.status!==void 0){let t=p.status;if(typeof t!="string"){let r={instancePath:i+"/status",schemaPath:"#/pr\
operties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===
"active"||t==="upcoming")){let r={instancePath:i+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{
allowedValues:pe.properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),
s++}}if(p.startsAt!==void 0){let t=p.startsAt;if(typeof t=="string"){if(!w.validate(t)){let r={instancePath:i+"/startsAt",
schemaPath:"#/properties/startsAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/startsAt",schemaPath:"#/properties/startsAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(p.endsAt!==void 0){let t=p.endsAt;
if(typeof t=="string"){if(!w.validate(t)){let r={instancePath:i+"/endsAt",schemaPath:"#/properties/endsAt/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/endsAt",schemaPath:"#/properties/endsAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),s++}}if(p.tags!==void 0){let t=p.tags;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++){let m=t[a];
if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.slug===void 0){let n={instancePath:i+"/tags/"+a,schemaPath:"#/properti\
es/tags/items/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};
e===null?e=[n]:e.push(n),s++}if(m.label===void 0){let n={instancePath:i+"/tags/"+a,schemaPath:"#/properties/tags/items/r\
equired",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[
n]:e.push(n),s++}if(m.href===void 0){let n={instancePath:i+"/tags/"+a,schemaPath:"#/properties/tags/items/required",keyword:"\
required",params:{missingProperty:"href"},message:"must have required property 'href'"};e===null?e=[n]:e.push(n),s++}for(let n in m)
if(!(n==="slug"||n==="label"||n==="href")){let o={instancePath:i+"/tags/"+a,schemaPath:"#/properties/tags/items/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};
e===null?e=[o]:e.push(o),s++}if(m.slug!==void 0){let n=m.slug;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+
"/tags/"+a+"/slug",schemaPath:"#/properties/tags/items/properties/slug/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/tags/"+
a+"/slug",schemaPath:"#/properties/tags/items/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/tags/"+a+"/slug",schemaPath:"\
#/properties/tags/items/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[o]:e.push(o),s++}}if(m.label!==void 0){let n=m.label;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/tags/"+
a+"/label",schemaPath:"#/properties/tags/items/properties/label/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/tags/"+a+"/labe\
l",schemaPath:"#/properties/tags/items/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/tags/"+a+"/label",schemaPath:"\
#/properties/tags/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),s++}}if(m.href!==void 0){let n=m.href;if(typeof n=="string"){if(l(n)<1){let o={instancePath:i+"/tags/"+a+
"/href",schemaPath:"#/properties/tags/items/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/tags/"+a+"/href",schemaPath:"\
#/properties/tags/items/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[o]:e.push(o),s++}}}else{let n={instancePath:i+"/tags/"+a,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:i+"/tags",schemaPath:"#\
/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}p.campaign!==
void 0&&(D(p.campaign,{instancePath:i+"/campaign",parentData:p,parentDataProperty:"campaign",rootData:u})||(e=e===null?D.
errors:e.concat(D.errors),s=e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return L.errors=e,s===0}var me=new RegExp("^(?!constructor$)[a-z][a-z0-9-]{0,39}$","u"),U={validate:I};function I(p,{instancePath:i="",parentData:c,
parentDataProperty:h,rootData:u=p}={}){let e=null,s=0,t=s,r=!0,a=s;if(p&&typeof p=="object"&&!Array.isArray(p)&&p.nodeType!==
void 0&&p.nodeType!=="text"){let o={};e===null?e=[o]:e.push(o),s++}var m=a===s;s=t,e!==null&&(t?e.length=t:e=null);let n;
if(m){let o=s;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.value===void 0){let g={instancePath:i,schemaPath:"#/then\
/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=
[g]:e.push(g),s++}if(p.marks===void 0){let g={instancePath:i,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"\
marks"},message:"must have required property 'marks'"};e===null?e=[g]:e.push(g),s++}}var m=o===s;r=m,n="then"}else{let o=s;
if(p&&typeof p=="object"&&!Array.isArray(p)&&p.content===void 0){let g={instancePath:i,schemaPath:"#/else/required",keyword:"\
required",params:{missingProperty:"content"},message:"must have required property 'content'"};e===null?e=[g]:e.push(g),s++}
var m=o===s;r=m,n="else"}if(!r){let o={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:n},message:'\
must match "'+n+'" schema'};e===null?e=[o]:e.push(o),s++}if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.nodeType===void 0){
let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nodeType"},message:"must have \
required property 'nodeType'"};e===null?e=[o]:e.push(o),s++}if(p.data===void 0){let o={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[o]:e.
push(o),s++}for(let o in p)if(!(o==="nodeType"||o==="data"||o==="content"||o==="value"||o==="marks")){let d={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have \
additional properties"};e===null?e=[d]:e.push(d),s++}if(p.nodeType!==void 0){let o=p.nodeType;if(typeof o=="string"){if(!me.
test(o)){let d={instancePath:i+"/nodeType",schemaPath:"#/properties/nodeType/pattern",keyword:"pattern",params:{pattern:"\
^(?!constructor$)[a-z][a-z0-9-]{0,39}$"},message:'must match pattern "^(?!constructor$)[a-z][a-z0-9-]{0,39}$"'};e===null?
e=[d]:e.push(d),s++}}else{let d={instancePath:i+"/nodeType",schemaPath:"#/properties/nodeType/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}if(p.data!==void 0){let o=p.data;if(!(o&&typeof o==
"object"&&!Array.isArray(o))){let d={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[d]:e.push(d),s++}}if(p.content!==void 0){let o=p.content;if(Array.isArray(
o)){if(o.length>1e3){let g={instancePath:i+"/content",schemaPath:"#/properties/content/maxItems",keyword:"maxItems",params:{
limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[g]:e.push(g),s++}let d=o.length;for(let g=0;g<d;g++)
U.validate(o[g],{instancePath:i+"/content/"+g,parentData:o,parentDataProperty:g,rootData:u})||(e=e===null?U.validate.errors:
e.concat(U.validate.errors),s=e.length)}else{let d={instancePath:i+"/content",schemaPath:"#/properties/content/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),s++}}if(p.value!==void 0){let o=p.value;if(typeof o==
"string"){if(l(o)>5e4){let d={instancePath:i+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{
limit:5e4},message:"must NOT have more than 50000 characters"};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:i+
"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[d]:e.push(d),s++}}if(p.marks!==void 0){let o=p.marks;if(Array.isArray(o)){if(o.length>20){let g={instancePath:i+"/marks",
schemaPath:"#/properties/marks/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};
e===null?e=[g]:e.push(g),s++}let d=o.length;for(let g=0;g<d;g++){let f=o[g];if(f&&typeof f=="object"&&!Array.isArray(f)){
if(f.type===void 0){let y={instancePath:i+"/marks/"+g,schemaPath:"#/properties/marks/items/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[y]:e.push(y),s++}for(let y in f)
if(y!=="type"){let j={instancePath:i+"/marks/"+g,schemaPath:"#/properties/marks/items/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:y},message:"must NOT have additional properties"};e===null?e=[j]:e.push(j),
s++}if(f.type!==void 0){let y=f.type;if(typeof y=="string"){if(!me.test(y)){let j={instancePath:i+"/marks/"+g+"/type",schemaPath:"\
#/properties/marks/items/properties/type/pattern",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9-]{0,3\
9}$"},message:'must match pattern "^(?!constructor$)[a-z][a-z0-9-]{0,39}$"'};e===null?e=[j]:e.push(j),s++}}else{let j={instancePath:i+
"/marks/"+g+"/type",schemaPath:"#/properties/marks/items/properties/type/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[j]:e.push(j),s++}}}else{let y={instancePath:i+"/marks/"+g,schemaPath:"#/properties/marks/it\
ems/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[y]:e.push(y),s++}}}else{let d={instancePath:i+
"/marks",schemaPath:"#/properties/marks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
d]:e.push(d),s++}}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[o]:e.push(o),s++}return I.errors=e,s===0}function q(p,{instancePath:i="",parentData:c,parentDataProperty:h,
rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.nodeType===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"nodeType"},message:"must have required property 'nod\
eType'"};e===null?e=[t]:e.push(t),s++}if(p.content===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"content"},message:"must have required property 'content'"};e===null?e=[t]:e.push(t),s++}if(p.
data===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"\
must have required property 'data'"};e===null?e=[t]:e.push(t),s++}for(let t in p)if(!(t==="nodeType"||t==="content"||t===
"data")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(p.nodeType!==void 0&&p.nodeType!=="docume\
nt"){let t={instancePath:i+"/nodeType",schemaPath:"#/properties/nodeType/const",keyword:"const",params:{allowedValue:"do\
cument"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),s++}if(p.content!==void 0){let t=p.content;if(Array.
isArray(t)){if(t.length>1e3){let a={instancePath:i+"/content",schemaPath:"#/properties/content/maxItems",keyword:"maxIte\
ms",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[a]:e.push(a),s++}let r=t.length;for(let a=0;a<
r;a++)I(t[a],{instancePath:i+"/content/"+a,parentData:t,parentDataProperty:a,rootData:u})||(e=e===null?I.errors:e.concat(
I.errors),s=e.length)}else{let r={instancePath:i+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(p.data!==void 0){let t=p.data;if(!(t&&typeof t==
"object"&&!Array.isArray(t))){let r={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return q.errors=e,s===0}var le={$schema:"\
http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/content/link.schema.json",title:"Link",description:"\
A link or button an editor places on a page.",type:"object",additionalProperties:!1,properties:{label:{type:"string",title:"\
Label",description:"What the link says.",minLength:1,maxLength:60,"x-content":{localized:!0}},target:{type:"string",title:"\
Target",description:"Where it leads: a page of this site such as /promotions (without the language), #login or #signup f\
or a dialog, or an https, mailto or tel address.",minLength:1,maxLength:255},visibleTo:{type:"string",title:"Visible to",
description:"Who sees the link: signed-in players (authorized), visitors (not-authorized) or both.",enum:["authorized","\
both","not-authorized"],"x-content":{labels:{authorized:"Signed-in players",both:"Everybody","not-authorized":"Visitors"}}},
emphasis:{type:"string",title:"Emphasis",description:"How strongly it stands out: primary for the one main button, secon\
dary for another one, plain for a link.",enum:["primary","secondary","plain"],"x-content":{labels:{primary:"Main button",
secondary:"Second button",plain:"Plain link"}}},newTab:{type:"boolean",title:"New tab",description:"Switched on: the lin\
k opens in a new tab."},icon:{title:"Icon",description:"Small icon in one colour in front of the words.",allOf:[{$ref:"h\
ttps://marquee.dev/schemas/content/image.schema.json"}]}},required:["label","target"],"x-marquee":{contentType:"navigati\
onLink",displayField:"label"}};function T(p,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=p}={}){let e=null,
s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.label===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[t]:e.push(t),s++}if(p.
target===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"target"},message:"\
must have required property 'target'"};e===null?e=[t]:e.push(t),s++}for(let t in p)if(!(t==="label"||t==="target"||t==="\
visibleTo"||t==="emphasis"||t==="newTab"||t==="icon")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(
r),s++}if(p.label!==void 0){let t=p.label;if(typeof t=="string"){if(l(t)>60){let r={instancePath:i+"/label",schemaPath:"\
#/properties/label/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===
null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/label",schemaPath:"#/properties/label/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),s++}}if(p.target!==void 0){let t=p.target;if(typeof t=="string"){if(l(t)>255){let r={instancePath:i+"/targ\
et",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 2\
55 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/target",schemaPath:"#/properties/target/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),
s++}}else{let r={instancePath:i+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}}if(p.visibleTo!==void 0){let t=p.visibleTo;if(typeof t!="string"){let r={
instancePath:i+"/visibleTo",schemaPath:"#/properties/visibleTo/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="authorized"||t==="both"||t==="not-authorized")){let r={instancePath:i+
"/visibleTo",schemaPath:"#/properties/visibleTo/enum",keyword:"enum",params:{allowedValues:le.properties.visibleTo.enum},
message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(p.emphasis!==void 0){let t=p.emphasis;
if(typeof t!="string"){let r={instancePath:i+"/emphasis",schemaPath:"#/properties/emphasis/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="primary"||t==="secondary"||t==="plain")){
let r={instancePath:i+"/emphasis",schemaPath:"#/properties/emphasis/enum",keyword:"enum",params:{allowedValues:le.properties.
emphasis.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(p.newTab!==void 0&&
typeof p.newTab!="boolean"){let t={instancePath:i+"/newTab",schemaPath:"#/properties/newTab/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}p.icon!==void 0&&(b(p.icon,{instancePath:i+"/ico\
n",parentData:p,parentDataProperty:"icon",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return T.errors=e,s===0}function S(p,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="obje\
ct"&&!Array.isArray(p)){if(p.gameId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
gameId"},message:"must have required property 'gameId'"};e===null?e=[t]:e.push(t),s++}for(let t in p)if(t!=="gameId"){let r={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(p.gameId!==void 0){let t=p.gameId;if(typeof t=="st\
ring"){if(l(t)>120){let r={instancePath:i+"/gameId",schemaPath:"#/properties/gameId/maxLength",keyword:"maxLength",params:{
limit:120},message:"must NOT have more than 120 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+
"/gameId",schemaPath:"#/properties/gameId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/gameId",schemaPath:"#/properties/gameId/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return S.
errors=e,s===0}function z(p,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=p}={}){let e=null,s=0;if(p&&
typeof p=="object"&&!Array.isArray(p)){if(p.tournamentId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"tournamentId"},message:"must have required property 'tournamentId'"};e===null?e=[t]:e.
push(t),s++}if(p.name===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(p.image===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"image"},message:"must have required property 'image'"};
e===null?e=[t]:e.push(t),s++}for(let t in p)if(!(t==="tournamentId"||t==="name"||t==="subtitle"||t==="image"||t==="rules"||
t==="games")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(p.tournamentId!==void 0){let t=p.tournamentId;
if(typeof t=="string"){if(l(t)>120){let r={instancePath:i+"/tournamentId",schemaPath:"#/properties/tournamentId/maxLengt\
h",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[r]:e.push(r),s++}
if(l(t)<1){let r={instancePath:i+"/tournamentId",schemaPath:"#/properties/tournamentId/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/tou\
rnamentId",schemaPath:"#/properties/tournamentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),s++}}if(p.name!==void 0){let t=p.name;if(typeof t=="string"){if(l(t)>80){let r={instancePath:i+"/na\
me",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 c\
haracters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/name",schemaPath:"#/properties/name/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[r]:e.push(r),s++}}if(p.subtitle!==void 0){let t=p.subtitle;if(typeof t=="string"){if(l(t)>200){let r={
instancePath:i+"/subtitle",schemaPath:"#/properties/subtitle/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/subtitle",schemaPath:"\
#/properties/subtitle/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(p.image!==void 0&&(b(p.image,{instancePath:i+
"/image",parentData:p,parentDataProperty:"image",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),p.rules!==
void 0&&(q(p.rules,{instancePath:i+"/rules",parentData:p,parentDataProperty:"rules",rootData:u})||(e=e===null?q.errors:e.
concat(q.errors),s=e.length)),p.games!==void 0){let t=p.games;if(Array.isArray(t)){if(t.length>12){let a={instancePath:i+
"/games",schemaPath:"#/properties/games/maxItems",keyword:"maxItems",params:{limit:12},message:"must NOT have more than \
12 items"};e===null?e=[a]:e.push(a),s++}let r=t.length;for(let a=0;a<r;a++)S(t[a],{instancePath:i+"/games/"+a,parentData:t,
parentDataProperty:a,rootData:u})||(e=e===null?S.errors:e.concat(S.errors),s=e.length)}else{let r={instancePath:i+"/game\
s",schemaPath:"#/properties/games/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(
r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),s++}return z.errors=e,s===0}var ue={$schema:"http://json-schema.org/draft-07/schema#",$id:"http\
s://marquee.dev/schemas/live/tournament.schema.json",title:"Tournament",description:"Live state of a tournament.",type:"\
object",additionalProperties:!1,properties:{tournamentId:{type:"string",title:"Id",description:"Id.",minLength:1,maxLength:120},
status:{type:"string",title:"Status",description:"Status.",enum:["upcoming","running","finished"]},startsAt:{type:"strin\
g",title:"Starts",description:"Start.",format:"date-time"},endsAt:{type:"string",title:"Ends",description:"End.",format:"\
date-time"},prize:{title:"Prize",description:"Prize pool.",type:"object",additionalProperties:!1,properties:{amount:{type:"\
integer",title:"Amount",description:"Minor units."},currency:{type:"string",title:"Currency",description:"ISO code.",minLength:1,
maxLength:120}},required:["amount","currency"]},entrants:{type:"integer",title:"Players",description:"Players taking par\
t."},own:{title:"Own standing",description:"Of the signed-in player who asks; left out without points.",type:"object",properties:{
rank:{title:"Rank",description:"1 is the leader.",type:"integer",minimum:1},points:{title:"Points",description:"Points m\
ade so far.",type:"integer",minimum:0}},required:["rank","points"],additionalProperties:!1},leaderboard:{type:"array",title:"\
Leaderboard",description:"Best first.",items:{title:"Rank",description:"A rank.",type:"object",additionalProperties:!1,properties:{
rank:{type:"integer",title:"Rank",description:"From 1."},nickname:{type:"string",title:"Player",description:"Masked name\
.",minLength:1,maxLength:120},points:{type:"integer",title:"Points",description:"Points."},prize:{title:"Prize",description:"\
Prize of the rank.",type:"object",additionalProperties:!1,properties:{amount:{type:"integer",title:"Amount",description:"\
Minor units."},currency:{type:"string",title:"Currency",description:"ISO code.",minLength:1,maxLength:120}},required:["a\
mount","currency"]}},required:["rank","nickname","points"]}},games:{type:"array",title:"Games",description:"Games that c\
ount.",items:{$ref:"https://marquee.dev/schemas/live/game-card.schema.json"}}},required:["tournamentId","status","starts\
At","endsAt","prize","entrants","leaderboard","games"]};function $(p,{instancePath:i="",parentData:c,parentDataProperty:h,
rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.tournamentId===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"tournamentId"},message:"must have required property \
'tournamentId'"};e===null?e=[t]:e.push(t),s++}if(p.status===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[t]:e.push(t),s++}
if(p.startsAt===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"starts\
At"},message:"must have required property 'startsAt'"};e===null?e=[t]:e.push(t),s++}if(p.endsAt===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"endsAt"},message:"must have required property 'endsA\
t'"};e===null?e=[t]:e.push(t),s++}if(p.prize===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"prize"},message:"must have required property 'prize'"};e===null?e=[t]:e.push(t),s++}if(p.entrants===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entrants"},message:"mu\
st have required property 'entrants'"};e===null?e=[t]:e.push(t),s++}if(p.leaderboard===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"leaderboard"},message:"must have required property 'leaderboard'"};
e===null?e=[t]:e.push(t),s++}if(p.games===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"games"},message:"must have required property 'games'"};e===null?e=[t]:e.push(t),s++}for(let t in p)if(!A.
call(ue.properties,t)){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(p.tournamentId!==void 0){
let t=p.tournamentId;if(typeof t=="string"){if(l(t)>120){let r={instancePath:i+"/tournamentId",schemaPath:"#/properties/\
tournamentId/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?
e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/tournamentId",schemaPath:"#/properties/tournamentId/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/tournamentId",schemaPath:"#/properties/tournamentId/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[r]:e.push(r),s++}}if(p.status!==void 0){let t=p.status;if(typeof t!="string"){let r={instancePath:i+"/st\
atus",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),s++}if(!(t==="upcoming"||t==="running"||t==="finished")){let r={instancePath:i+"/status",schemaPath:"#/prop\
erties/status/enum",keyword:"enum",params:{allowedValues:ue.properties.status.enum},message:"must be equal to one of the\
 allowed values"};e===null?e=[r]:e.push(r),s++}}if(p.startsAt!==void 0){let t=p.startsAt;if(typeof t=="string"){if(!w.validate(
t)){let r={instancePath:i+"/startsAt",schemaPath:"#/properties/startsAt/format",keyword:"format",params:{format:"date-ti\
me"},message:'must match format "date-time"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/startsAt",schemaPath:"\
#/properties/startsAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}
if(p.endsAt!==void 0){let t=p.endsAt;if(typeof t=="string"){if(!w.validate(t)){let r={instancePath:i+"/endsAt",schemaPath:"\
#/properties/endsAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?
e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/endsAt",schemaPath:"#/properties/endsAt/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(p.prize!==void 0){let t=p.prize;if(t&&typeof t=="obj\
ect"&&!Array.isArray(t)){if(t.amount===void 0){let r={instancePath:i+"/prize",schemaPath:"#/properties/prize/required",keyword:"\
required",params:{missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[r]:e.push(r),s++}
if(t.currency===void 0){let r={instancePath:i+"/prize",schemaPath:"#/properties/prize/required",keyword:"required",params:{
missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[r]:e.push(r),s++}for(let r in t)
if(!(r==="amount"||r==="currency")){let a={instancePath:i+"/prize",schemaPath:"#/properties/prize/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
a]:e.push(a),s++}if(t.amount!==void 0){let r=t.amount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:i+
"/prize/amount",schemaPath:"#/properties/prize/properties/amount/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[a]:e.push(a),s++}}if(t.currency!==void 0){let r=t.currency;if(typeof r=="string"){if(l(r)>120){
let a={instancePath:i+"/prize/currency",schemaPath:"#/properties/prize/properties/currency/maxLength",keyword:"maxLength",
params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[a]:e.push(a),s++}if(l(r)<1){let a={instancePath:i+
"/prize/currency",schemaPath:"#/properties/prize/properties/currency/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/prize/currency",schemaPath:"\
#/properties/prize/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),s++}}}else{let r={instancePath:i+"/prize",schemaPath:"#/properties/prize/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(p.entrants!==void 0){let t=p.entrants;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/entrants",schemaPath:"#/properties/entrants/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}}if(p.own!==void 0){let t=p.own;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.rank===void 0){let r={instancePath:i+"/own",schemaPath:"#/properties/own/req\
uired",keyword:"required",params:{missingProperty:"rank"},message:"must have required property 'rank'"};e===null?e=[r]:e.
push(r),s++}if(t.points===void 0){let r={instancePath:i+"/own",schemaPath:"#/properties/own/required",keyword:"required",
params:{missingProperty:"points"},message:"must have required property 'points'"};e===null?e=[r]:e.push(r),s++}for(let r in t)
if(!(r==="rank"||r==="points")){let a={instancePath:i+"/own",schemaPath:"#/properties/own/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(
a),s++}if(t.rank!==void 0){let r=t.rank;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:i+
"/own/rank",schemaPath:"#/properties/own/properties/rank/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[a]:e.push(a),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let a={instancePath:i+"/own/r\
ank",schemaPath:"#/properties/own/properties/rank/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"m\
ust be >= 1"};e===null?e=[a]:e.push(a),s++}}if(t.points!==void 0){let r=t.points;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let a={instancePath:i+"/own/points",schemaPath:"#/properties/own/properties/points/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){let a={instancePath:i+"/own/points",schemaPath:"#/properties/own/properties/points/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/own",
schemaPath:"#/properties/own/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}}if(p.leaderboard!==void 0){let t=p.leaderboard;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++){let m=t[a];
if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.rank===void 0){let n={instancePath:i+"/leaderboard/"+a,schemaPath:"#/p\
roperties/leaderboard/items/required",keyword:"required",params:{missingProperty:"rank"},message:"must have required pro\
perty 'rank'"};e===null?e=[n]:e.push(n),s++}if(m.nickname===void 0){let n={instancePath:i+"/leaderboard/"+a,schemaPath:"\
#/properties/leaderboard/items/required",keyword:"required",params:{missingProperty:"nickname"},message:"must have requi\
red property 'nickname'"};e===null?e=[n]:e.push(n),s++}if(m.points===void 0){let n={instancePath:i+"/leaderboard/"+a,schemaPath:"\
#/properties/leaderboard/items/required",keyword:"required",params:{missingProperty:"points"},message:"must have require\
d property 'points'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="rank"||n==="nickname"||n==="points"||n==="pr\
ize")){let o={instancePath:i+"/leaderboard/"+a,schemaPath:"#/properties/leaderboard/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(
o),s++}if(m.rank!==void 0){let n=m.rank;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+
"/leaderboard/"+a+"/rank",schemaPath:"#/properties/leaderboard/items/properties/rank/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}if(m.nickname!==void 0){let n=m.nickname;if(typeof n==
"string"){if(l(n)>120){let o={instancePath:i+"/leaderboard/"+a+"/nickname",schemaPath:"#/properties/leaderboard/items/pr\
operties/nickname/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===
null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/leaderboard/"+a+"/nickname",schemaPath:"#/properties/leaderb\
oard/items/properties/nickname/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/leaderboard/"+a+"/nickname",schemaPath:"#/properties/\
leaderboard/items/properties/nickname/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
o]:e.push(o),s++}}if(m.points!==void 0){let n=m.points;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={
instancePath:i+"/leaderboard/"+a+"/points",schemaPath:"#/properties/leaderboard/items/properties/points/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}if(m.prize!==void 0){let n=m.prize;
if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.amount===void 0){let o={instancePath:i+"/leaderboard/"+a+"/prize",schemaPath:"\
#/properties/leaderboard/items/properties/prize/required",keyword:"required",params:{missingProperty:"amount"},message:"\
must have required property 'amount'"};e===null?e=[o]:e.push(o),s++}if(n.currency===void 0){let o={instancePath:i+"/lead\
erboard/"+a+"/prize",schemaPath:"#/properties/leaderboard/items/properties/prize/required",keyword:"required",params:{missingProperty:"\
currency"},message:"must have required property 'currency'"};e===null?e=[o]:e.push(o),s++}for(let o in n)if(!(o==="amoun\
t"||o==="currency")){let d={instancePath:i+"/leaderboard/"+a+"/prize",schemaPath:"#/properties/leaderboard/items/propert\
ies/prize/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have addi\
tional properties"};e===null?e=[d]:e.push(d),s++}if(n.amount!==void 0){let o=n.amount;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))){let d={instancePath:i+"/leaderboard/"+a+"/prize/amount",schemaPath:"#/properties/leaderboard/items/pro\
perties/prize/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.
push(d),s++}}if(n.currency!==void 0){let o=n.currency;if(typeof o=="string"){if(l(o)>120){let d={instancePath:i+"/leader\
board/"+a+"/prize/currency",schemaPath:"#/properties/leaderboard/items/properties/prize/properties/currency/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[d]:e.push(d),s++}if(l(o)<1){
let d={instancePath:i+"/leaderboard/"+a+"/prize/currency",schemaPath:"#/properties/leaderboard/items/properties/prize/pr\
operties/currency/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[d]:e.push(d),s++}}else{let d={instancePath:i+"/leaderboard/"+a+"/prize/currency",schemaPath:"#/properties/leaderboard\
/items/properties/prize/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[d]:e.push(d),s++}}}else{let o={instancePath:i+"/leaderboard/"+a+"/prize",schemaPath:"#/properties/leaderboard/items/p\
roperties/prize/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{
let n={instancePath:i+"/leaderboard/"+a,schemaPath:"#/properties/leaderboard/items/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:i+"/leaderboard",schemaPath:"#/\
properties/leaderboard/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}
if(p.games!==void 0){let t=p.games;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)k(t[a],{instancePath:i+"/game\
s/"+a,parentData:t,parentDataProperty:a,rootData:u})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)}else{let r={instancePath:i+
"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[t]:e.push(t),s++}return $.errors=e,s===0}function Te(p,{instancePath:i="",parentData:c,parentDataProperty:h,
rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.card===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"card"},message:"must have required property 'card'"};
e===null?e=[t]:e.push(t),s++}if(p.listHref===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"listHref"},message:"must have required property 'listHref'"};e===null?e=[t]:e.push(t),s++}for(let t in p)
if(!(t==="card"||t==="body"||t==="conditions"||t==="callToAction"||t==="claim"||t==="listHref"||t==="tournament")){let r={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(p.card!==void 0&&(L(p.card,{instancePath:i+"/card",
parentData:p,parentDataProperty:"card",rootData:u})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),p.body!==void 0&&
(q(p.body,{instancePath:i+"/body",parentData:p,parentDataProperty:"body",rootData:u})||(e=e===null?q.errors:e.concat(q.errors),
s=e.length)),p.conditions!==void 0&&(q(p.conditions,{instancePath:i+"/conditions",parentData:p,parentDataProperty:"condi\
tions",rootData:u})||(e=e===null?q.errors:e.concat(q.errors),s=e.length)),p.callToAction!==void 0&&(T(p.callToAction,{instancePath:i+
"/callToAction",parentData:p,parentDataProperty:"callToAction",rootData:u})||(e=e===null?T.errors:e.concat(T.errors),s=e.
length)),p.claim!==void 0&&(T(p.claim,{instancePath:i+"/claim",parentData:p,parentDataProperty:"claim",rootData:u})||(e=
e===null?T.errors:e.concat(T.errors),s=e.length)),p.listHref!==void 0){let t=p.listHref;if(typeof t=="string"){if(l(t)<1){
let r={instancePath:i+"/listHref",schemaPath:"#/properties/listHref/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/listHref",schemaPath:"\
#/properties/listHref/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}
if(p.tournament!==void 0){let t=p.tournament;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.content===void 0){let r={
instancePath:i+"/tournament",schemaPath:"#/properties/tournament/required",keyword:"required",params:{missingProperty:"c\
ontent"},message:"must have required property 'content'"};e===null?e=[r]:e.push(r),s++}if(t.live===void 0){let r={instancePath:i+
"/tournament",schemaPath:"#/properties/tournament/required",keyword:"required",params:{missingProperty:"live"},message:"\
must have required property 'live'"};e===null?e=[r]:e.push(r),s++}for(let r in t)if(!(r==="content"||r==="live")){let a={
instancePath:i+"/tournament",schemaPath:"#/properties/tournament/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}t.content!==void 0&&(z(
t.content,{instancePath:i+"/tournament/content",parentData:t,parentDataProperty:"content",rootData:u})||(e=e===null?z.errors:
e.concat(z.errors),s=e.length)),t.live!==void 0&&($(t.live,{instancePath:i+"/tournament/live",parentData:t,parentDataProperty:"\
live",rootData:u})||(e=e===null?$.errors:e.concat($.errors),s=e.length))}else{let r={instancePath:i+"/tournament",schemaPath:"\
#/properties/tournament/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),s++}return Te.errors=e,s===0}var ft=L,yt=Ae;function Ae(p,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(p.tabs===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
tabs"},message:"must have required property 'tabs'"};e===null?e=[t]:e.push(t),s++}if(p.tags===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"tags"},message:"must have required property 'tags'"};
e===null?e=[t]:e.push(t),s++}if(p.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),s++}for(let t in p)if(!(t===
"tabs"||t==="tags"||t==="items"||t==="nextHref"||t==="previousHref")){let r={instancePath:i,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[r]:e.push(r),s++}if(p.tabs!==void 0){let t=p.tabs;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++){let m=t[a];
if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.slug===void 0){let n={instancePath:i+"/tabs/"+a,schemaPath:"#/properti\
es/tabs/items/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};
e===null?e=[n]:e.push(n),s++}if(m.label===void 0){let n={instancePath:i+"/tabs/"+a,schemaPath:"#/properties/tabs/items/r\
equired",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[
n]:e.push(n),s++}if(m.href===void 0){let n={instancePath:i+"/tabs/"+a,schemaPath:"#/properties/tabs/items/required",keyword:"\
required",params:{missingProperty:"href"},message:"must have required property 'href'"};e===null?e=[n]:e.push(n),s++}if(m.
current===void 0){let n={instancePath:i+"/tabs/"+a,schemaPath:"#/properties/tabs/items/required",keyword:"required",params:{
missingProperty:"current"},message:"must have required property 'current'"};e===null?e=[n]:e.push(n),s++}for(let n in m)
if(!(n==="slug"||n==="label"||n==="href"||n==="current")){let o={instancePath:i+"/tabs/"+a,schemaPath:"#/properties/tabs\
/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additio\
nal properties"};e===null?e=[o]:e.push(o),s++}if(m.slug!==void 0){let n=m.slug;if(typeof n=="string"){if(l(n)>120){let o={
instancePath:i+"/tabs/"+a+"/slug",schemaPath:"#/properties/tabs/items/properties/slug/maxLength",keyword:"maxLength",params:{
limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+
"/tabs/"+a+"/slug",schemaPath:"#/properties/tabs/items/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/tabs/"+a+"/slug",schemaPath:"\
#/properties/tabs/items/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[o]:e.push(o),s++}}if(m.label!==void 0){let n=m.label;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/tabs/"+
a+"/label",schemaPath:"#/properties/tabs/items/properties/label/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/tabs/"+a+"/labe\
l",schemaPath:"#/properties/tabs/items/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/tabs/"+a+"/label",schemaPath:"\
#/properties/tabs/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),s++}}if(m.href!==void 0){let n=m.href;if(typeof n=="string"){if(l(n)<1){let o={instancePath:i+"/tabs/"+a+
"/href",schemaPath:"#/properties/tabs/items/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/tabs/"+a+"/href",schemaPath:"\
#/properties/tabs/items/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[o]:e.push(o),s++}}if(m.current!==void 0&&typeof m.current!="boolean"){let n={instancePath:i+"/tabs/"+a+"/current",schemaPath:"\
#/properties/tabs/items/properties/current/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/tabs/"+a,schemaPath:"#/properties/tabs/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:i+"/tabs",schemaPath:"#\
/properties/tabs/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(p.
tags!==void 0){let t=p.tags;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++){let m=t[a];if(m&&typeof m=="object"&&
!Array.isArray(m)){if(m.slug===void 0){let n={instancePath:i+"/tags/"+a,schemaPath:"#/properties/tags/items/required",keyword:"\
required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[n]:e.push(n),s++}if(m.
label===void 0){let n={instancePath:i+"/tags/"+a,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{
missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[n]:e.push(n),s++}if(m.href===void 0){
let n={instancePath:i+"/tags/"+a,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty:"\
href"},message:"must have required property 'href'"};e===null?e=[n]:e.push(n),s++}if(m.current===void 0){let n={instancePath:i+
"/tags/"+a,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty:"current"},message:"\
must have required property 'current'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="slug"||n==="label"||n==="h\
ref"||n==="current")){let o={instancePath:i+"/tags/"+a,schemaPath:"#/properties/tags/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(
o),s++}if(m.slug!==void 0){let n=m.slug;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/tags/"+a+"/slug",schemaPath:"\
#/properties/tags/items/properties/slug/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more th\
an 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/tags/"+a+"/slug",schemaPath:"#/prope\
rties/tags/items/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/tags/"+a+"/slug",schemaPath:"#/properties/tags/item\
s/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.
label!==void 0){let n=m.label;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/tags/"+a+"/label",schemaPath:"\
#/properties/tags/items/properties/label/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more t\
han 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/tags/"+a+"/label",schemaPath:"#/pro\
perties/tags/items/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/tags/"+a+"/label",schemaPath:"#/properties/tags/\
items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}
if(m.href!==void 0){let n=m.href;if(typeof n=="string"){if(l(n)<1){let o={instancePath:i+"/tags/"+a+"/href",schemaPath:"\
#/properties/tags/items/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/tags/"+a+"/href",schemaPath:"#/properties/ta\
gs/items/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),
s++}}if(m.current!==void 0&&typeof m.current!="boolean"){let n={instancePath:i+"/tags/"+a+"/current",schemaPath:"#/prope\
rties/tags/items/properties/current/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[
n]:e.push(n),s++}}else{let n={instancePath:i+"/tags/"+a,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:i+"/tags",schemaPath:"#\
/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(p.
items!==void 0){let t=p.items;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)L(t[a],{instancePath:i+"/items/"+a,
parentData:t,parentDataProperty:a,rootData:u})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)}else{let r={instancePath:i+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
r]:e.push(r),s++}}if(p.nextHref!==void 0){let t=p.nextHref;if(typeof t=="string"){if(l(t)<1){let r={instancePath:i+"/nex\
tHref",schemaPath:"#/properties/nextHref/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/nextHref",schemaPath:"#/properties/nextHref\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(p.previousHref!==
void 0){let t=p.previousHref;if(typeof t=="string"){if(l(t)<1){let r={instancePath:i+"/previousHref",schemaPath:"#/prope\
rties/previousHref/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/previousHref",schemaPath:"#/properties/previousHref/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Ae.errors=e,
s===0}var gt=je;function je(p,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(p.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),s++}if(p.href===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'href'"};
e===null?e=[t]:e.push(t),s++}for(let t in p)if(!(t==="items"||t==="href")){let r={instancePath:i,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};
e===null?e=[r]:e.push(r),s++}if(p.items!==void 0){let t=p.items;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)
L(t[a],{instancePath:i+"/items/"+a,parentData:t,parentDataProperty:a,rootData:u})||(e=e===null?L.errors:e.concat(L.errors),
s=e.length)}else{let r={instancePath:i+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(p.href!==void 0){let t=p.href;if(typeof t=="string"){if(l(t)<1){
let r={instancePath:i+"/href",schemaPath:"#/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/href",schemaPath:"#/prop\
erties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return je.errors=e,s===0}var bt=Oe;function Oe(p,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(p.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),s++}for(let t in p)if(t!=="items"){let r={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(p.items!==void 0){let t=p.items;if(Array.isArray(t)){
let r=t.length;for(let a=0;a<r;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.id===void 0){let n={instancePath:i+
"/items/"+a,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"id"},message:"mus\
t have required property 'id'"};e===null?e=[n]:e.push(n),s++}if(m.title===void 0){let n={instancePath:i+"/items/"+a,schemaPath:"\
#/properties/items/items/required",keyword:"required",params:{missingProperty:"title"},message:"must have required prope\
rty 'title'"};e===null?e=[n]:e.push(n),s++}if(m.href===void 0){let n={instancePath:i+"/items/"+a,schemaPath:"#/propertie\
s/items/items/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'href'"};
e===null?e=[n]:e.push(n),s++}if(m.count===void 0){let n={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items\
/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=
[n]:e.push(n),s++}for(let n in m)if(!(n==="id"||n==="title"||n==="href"||n==="logo"||n==="logoOnLight"||n==="count")){let o={
instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(m.id!==void 0){let n=m.
id;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/items/"+a+"/id",schemaPath:"#/properties/items/items/prop\
erties/id/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=
[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/items/"+a+"/id",schemaPath:"#/properties/items/items/properties/id/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),
s++}}else{let o={instancePath:i+"/items/"+a+"/id",schemaPath:"#/properties/items/items/properties/id/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.title!==void 0){let n=m.title;if(typeof n==
"string"){if(l(n)>120){let o={instancePath:i+"/items/"+a+"/title",schemaPath:"#/properties/items/items/properties/title/\
maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(
o),s++}if(l(n)<1){let o={instancePath:i+"/items/"+a+"/title",schemaPath:"#/properties/items/items/properties/title/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{
let o={instancePath:i+"/items/"+a+"/title",schemaPath:"#/properties/items/items/properties/title/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.href!==void 0){let n=m.href;if(typeof n=="st\
ring"){if(l(n)<1){let o={instancePath:i+"/items/"+a+"/href",schemaPath:"#/properties/items/items/properties/href/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{
let o={instancePath:i+"/items/"+a+"/href",schemaPath:"#/properties/items/items/properties/href/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.logo!==void 0&&(b(m.logo,{instancePath:i+"/i\
tems/"+a+"/logo",parentData:m,parentDataProperty:"logo",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),
m.logoOnLight!==void 0&&(b(m.logoOnLight,{instancePath:i+"/items/"+a+"/logoOnLight",parentData:m,parentDataProperty:"log\
oOnLight",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),m.count!==void 0){let n=m.count;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/items/"+a+"/count",schemaPath:"#/properties/items/ite\
ms/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}}else{
let n={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:i+"/items",schemaPath:"#/properties/items/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Oe.
errors=e,s===0}var kt=Ie;var Z={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/content/static-page.schema.jso\
n",title:"Static page",description:"A page of text: legal, information, contact or an error message.",type:"object",additionalProperties:!1,
properties:{slug:{type:"string",title:"Slug",description:"Name of the page: a known one such as terms_and_conditions or \
page-error-404, or a free one that becomes its address.",minLength:1,maxLength:120},title:{type:"string",title:"Title",description:"\
Heading of the page. Without a title in a language the page is not linked there.",minLength:1,maxLength:120,"x-content":{
localized:!0,fallback:!1}},lead:{type:"string",title:"Lead",description:"One or two sentences below the title.",minLength:1,
maxLength:300,"x-content":{localized:!0}},body:{title:"Text",description:"The text of the page.",allOf:[{$ref:"https://m\
arquee.dev/schemas/content/rich-text.schema.json"}],"x-content":{localized:!0}},layout:{type:"string",title:"Layout",description:"\
How it looks: document for long text with a table of contents, message for a short text in the middle, as for errors.",enum:[
"document","message"]},image:{title:"Picture",description:"Illustration of a message.",allOf:[{$ref:"https://marquee.dev\
/schemas/content/image.schema.json"}]},links:{type:"array",title:"Buttons",description:"Buttons below the text that lead\
 on.",items:{$ref:"https://marquee.dev/schemas/content/link.schema.json"},maxItems:3},group:{type:"string",title:"Link g\
roup",description:"The list of links the page stands in. Left out: it is not linked.",enum:["legal","information","suppo\
rt"]},order:{type:"integer",title:"Order",description:"Place in its list: lower numbers come first."},updatedOn:{type:"s\
tring",title:"Last changed",description:"Day of the last change, shown below the title of legal pages.",format:"date-tim\
e"},version:{type:"string",title:"Version",description:"Version of the terms and conditions, a whole or decimal number. \
Raise it when players must accept them again.",pattern:"^\\d{1,6}(\\.\\d{1,6})?$",maxLength:13},disabled:{type:"boolean",
title:"Disabled",description:"Switched on: the page is not linked anywhere."},onlyShowMarkets:{type:"array",title:"Only \
in markets",description:"Codes of the markets that link the page. An empty list hides it everywhere; left out means all \
markets.",items:{type:"string",minLength:1,maxLength:80},maxItems:50},onlyBrands:{type:"array",title:"Only for brands",description:"\
Ids of the brands that show it; left out means all brands.",items:{type:"string",minLength:1,maxLength:80},maxItems:50}},
required:["slug"],"x-marquee":{contentType:"staticPage",displayField:"title"}},Ze=new RegExp("^\\d{1,6}(\\.\\d{1,6})?$",
"u");function F(p,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.slug===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),s++}for(let t in p)if(!A.
call(Z.properties,t)){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(p.slug!==void 0){let t=p.slug;if(typeof t==
"string"){if(l(t)>120){let r={instancePath:i+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{
limit:120},message:"must NOT have more than 120 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+
"/slug",schemaPath:"#/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/slug",schemaPath:"#/properties/slug/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(p.title!==void 0){let t=p.title;
if(typeof t=="string"){if(l(t)>120){let r={instancePath:i+"/title",schemaPath:"#/properties/title/maxLength",keyword:"ma\
xLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={
instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/title",schemaPath:"#/properti\
es/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(p.lead!==
void 0){let t=p.lead;if(typeof t=="string"){if(l(t)>300){let r={instancePath:i+"/lead",schemaPath:"#/properties/lead/max\
Length",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[r]:e.push(r),
s++}if(l(t)<1){let r={instancePath:i+"/lead",schemaPath:"#/properties/lead/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/lead",schemaPath:"\
#/properties/lead/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(p.
body!==void 0&&(q(p.body,{instancePath:i+"/body",parentData:p,parentDataProperty:"body",rootData:u})||(e=e===null?q.errors:
e.concat(q.errors),s=e.length)),p.layout!==void 0){let t=p.layout;if(typeof t!="string"){let r={instancePath:i+"/layout",
schemaPath:"#/properties/layout/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),s++}if(!(t==="document"||t==="message")){let r={instancePath:i+"/layout",schemaPath:"#/properties/layout/enum",keyword:"\
enum",params:{allowedValues:Z.properties.layout.enum},message:"must be equal to one of the allowed values"};e===null?e=[
r]:e.push(r),s++}}if(p.image!==void 0&&(b(p.image,{instancePath:i+"/image",parentData:p,parentDataProperty:"image",rootData:u})||
(e=e===null?b.errors:e.concat(b.errors),s=e.length)),p.links!==void 0){let t=p.links;if(Array.isArray(t)){if(t.length>3){
let a={instancePath:i+"/links",schemaPath:"#/properties/links/maxItems",keyword:"maxItems",params:{limit:3},message:"mus\
t NOT have more than 3 items"};e===null?e=[a]:e.push(a),s++}let r=t.length;for(let a=0;a<r;a++)T(t[a],{instancePath:i+"/\
links/"+a,parentData:t,parentDataProperty:a,rootData:u})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)}else{let r={
instancePath:i+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[r]:e.push(r),s++}}if(p.group!==void 0){let t=p.group;if(typeof t!="string"){let r={instancePath:i+"/group",schemaPath:"\
#/properties/group/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===
"legal"||t==="information"||t==="support")){let r={instancePath:i+"/group",schemaPath:"#/properties/group/enum",keyword:"\
enum",params:{allowedValues:Z.properties.group.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:
e.push(r),s++}}if(p.order!==void 0){let t=p.order;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+
"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[r]:e.push(r),s++}}if(p.updatedOn!==void 0){let t=p.updatedOn;if(typeof t=="string"){if(!w.validate(t)){let r={instancePath:i+
"/updatedOn",schemaPath:"#/properties/updatedOn/format",keyword:"format",params:{format:"date-time"},message:'must match\
 format "date-time"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/updatedOn",schemaPath:"#/properties/upd\
atedOn/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(p.version!==
void 0){let t=p.version;if(typeof t=="string"){if(l(t)>13){let r={instancePath:i+"/version",schemaPath:"#/properties/ver\
sion/maxLength",keyword:"maxLength",params:{limit:13},message:"must NOT have more than 13 characters"};e===null?e=[r]:e.
push(r),s++}if(!Ze.test(t)){let r={instancePath:i+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",
params:{pattern:"^\\d{1,6}(\\.\\d{1,6})?$"},message:'must match pattern "^\\d{1,6}(\\.\\d{1,6})?$"'};e===null?e=[r]:e.push(
r),s++}}else{let r={instancePath:i+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(p.disabled!==void 0&&typeof p.disabled!="boolean"){let t={instancePath:i+
"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===
null?e=[t]:e.push(t),s++}if(p.onlyShowMarkets!==void 0){let t=p.onlyShowMarkets;if(Array.isArray(t)){if(t.length>50){let a={
instancePath:i+"/onlyShowMarkets",schemaPath:"#/properties/onlyShowMarkets/maxItems",keyword:"maxItems",params:{limit:50},
message:"must NOT have more than 50 items"};e===null?e=[a]:e.push(a),s++}let r=t.length;for(let a=0;a<r;a++){let m=t[a];
if(typeof m=="string"){if(l(m)>80){let n={instancePath:i+"/onlyShowMarkets/"+a,schemaPath:"#/properties/onlyShowMarkets/\
items/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[n]:e.
push(n),s++}if(l(m)<1){let n={instancePath:i+"/onlyShowMarkets/"+a,schemaPath:"#/properties/onlyShowMarkets/items/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{
let n={instancePath:i+"/onlyShowMarkets/"+a,schemaPath:"#/properties/onlyShowMarkets/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:i+"/onlyShowMarkets",schemaPath:"\
#/properties/onlyShowMarkets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),
s++}}if(p.onlyBrands!==void 0){let t=p.onlyBrands;if(Array.isArray(t)){if(t.length>50){let a={instancePath:i+"/onlyBrand\
s",schemaPath:"#/properties/onlyBrands/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 5\
0 items"};e===null?e=[a]:e.push(a),s++}let r=t.length;for(let a=0;a<r;a++){let m=t[a];if(typeof m=="string"){if(l(m)>80){
let n={instancePath:i+"/onlyBrands/"+a,schemaPath:"#/properties/onlyBrands/items/maxLength",keyword:"maxLength",params:{
limit:80},message:"must NOT have more than 80 characters"};e===null?e=[n]:e.push(n),s++}if(l(m)<1){let n={instancePath:i+
"/onlyBrands/"+a,schemaPath:"#/properties/onlyBrands/items/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/onlyBrands/"+a,schemaPath:"\
#/properties/onlyBrands/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),s++}}}else{let r={instancePath:i+"/onlyBrands",schemaPath:"#/properties/onlyBrands/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return F.errors=e,s===0}function Ie(p,{
instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.page===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},
message:"must have required property 'page'"};e===null?e=[t]:e.push(t),s++}if(p.related===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"related"},message:"must have required property 'rela\
ted'"};e===null?e=[t]:e.push(t),s++}for(let t in p)if(!(t==="page"||t==="actions"||t==="related")){let r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[r]:e.push(r),s++}if(p.page!==void 0&&(F(p.page,{instancePath:i+"/page",parentData:p,
parentDataProperty:"page",rootData:u})||(e=e===null?F.errors:e.concat(F.errors),s=e.length)),p.actions!==void 0){let t=p.
actions;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){
if(m.label===void 0){let n={instancePath:i+"/actions/"+a,schemaPath:"#/properties/actions/items/required",keyword:"requi\
red",params:{missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[n]:e.push(n),s++}if(m.href===
void 0){let n={instancePath:i+"/actions/"+a,schemaPath:"#/properties/actions/items/required",keyword:"required",params:{
missingProperty:"href"},message:"must have required property 'href'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n===
"label"||n==="href")){let o={instancePath:i+"/actions/"+a,schemaPath:"#/properties/actions/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(
o),s++}if(m.label!==void 0){let n=m.label;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/actions/"+a+"/labe\
l",schemaPath:"#/properties/actions/items/properties/label/maxLength",keyword:"maxLength",params:{limit:120},message:"mu\
st NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/actions/"+a+"/lab\
el",schemaPath:"#/properties/actions/items/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/actions/"+a+"/label",schemaPath:"\
#/properties/actions/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),s++}}if(m.href!==void 0){let n=m.href;if(typeof n=="string"){if(l(n)<1){let o={instancePath:i+"/actions/"+
a+"/href",schemaPath:"#/properties/actions/items/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/actions/"+a+"/href",schemaPath:"\
#/properties/actions/items/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/actions/"+a,schemaPath:"#/properties/actions/items/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:i+"/actions",
schemaPath:"#/properties/actions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(
r),s++}}if(p.related!==void 0){let t=p.related;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++){let m=t[a];if(m&&
typeof m=="object"&&!Array.isArray(m)){if(m.label===void 0){let n={instancePath:i+"/related/"+a,schemaPath:"#/properties\
/related/items/required",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label\
'"};e===null?e=[n]:e.push(n),s++}if(m.href===void 0){let n={instancePath:i+"/related/"+a,schemaPath:"#/properties/relate\
d/items/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'href'"};e===null?
e=[n]:e.push(n),s++}for(let n in m)if(!(n==="label"||n==="href")){let o={instancePath:i+"/related/"+a,schemaPath:"#/prop\
erties/related/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NO\
T have additional properties"};e===null?e=[o]:e.push(o),s++}if(m.label!==void 0){let n=m.label;if(typeof n=="string"){if(l(
n)>120){let o={instancePath:i+"/related/"+a+"/label",schemaPath:"#/properties/related/items/properties/label/maxLength",
keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(
n)<1){let o={instancePath:i+"/related/"+a+"/label",schemaPath:"#/properties/related/items/properties/label/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/related/"+a+"/label",schemaPath:"#/properties/related/items/properties/label/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.href!==void 0){let n=m.href;if(typeof n=="string"){if(l(n)<
1){let o={instancePath:i+"/related/"+a+"/href",schemaPath:"#/properties/related/items/properties/href/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/related/"+a+"/href",schemaPath:"#/properties/related/items/properties/href/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/related/"+a,schemaPath:"#/properti\
es/related/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{
let r={instancePath:i+"/related",schemaPath:"#/properties/related/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Ie.errors=e,s===0}var Pt=$,wt=$e,he={$schema:"htt\
p://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/live/winners.schema.json",title:"Winners",description:"\
Top and latest (WIN-05).",type:"object",additionalProperties:!1,properties:{top:{type:"array",title:"Top",description:"H\
ighest first.",items:{title:"Winner",description:"A win.",type:"object",additionalProperties:!1,properties:{id:{type:"st\
ring",title:"Id",description:"Id.",minLength:1,maxLength:120},nickname:{type:"string",title:"Player",description:"Masked\
 name.",minLength:1,maxLength:120},amount:{type:"integer",title:"Amount",description:"Minor units."},currency:{type:"str\
ing",title:"Currency",description:"ISO code.",minLength:1,maxLength:120},wonAt:{type:"string",title:"When",description:"\
Time.",format:"date-time"},gameName:{type:"string",title:"Game",description:"Name.",minLength:1,maxLength:120},href:{type:"\
string",title:"Address",description:"Game page.",minLength:1},image:{title:"Picture",description:"Square.",allOf:[{$ref:"\
https://marquee.dev/schemas/content/image.schema.json"}]},tint:{type:"string",title:"Tint",description:"Colour.",pattern:"\
^#[0-9a-fA-F]{6}$"}},required:["id","nickname","amount","currency","wonAt","gameName","href","image","tint"]}},latest:{type:"\
array",title:"Latest",description:"Newest first.",items:{title:"Winner",description:"A win.",type:"object",additionalProperties:!1,
properties:{id:{type:"string",title:"Id",description:"Id.",minLength:1,maxLength:120},nickname:{type:"string",title:"Pla\
yer",description:"Masked name.",minLength:1,maxLength:120},amount:{type:"integer",title:"Amount",description:"Minor unit\
s."},currency:{type:"string",title:"Currency",description:"ISO code.",minLength:1,maxLength:120},wonAt:{type:"string",title:"\
When",description:"Time.",format:"date-time"},gameName:{type:"string",title:"Game",description:"Name.",minLength:1,maxLength:120},
href:{type:"string",title:"Address",description:"Game page.",minLength:1},image:{title:"Picture",description:"Square.",allOf:[
{$ref:"https://marquee.dev/schemas/content/image.schema.json"}]},tint:{type:"string",title:"Tint",description:"Colour.",
pattern:"^#[0-9a-fA-F]{6}$"}},required:["id","nickname","amount","currency","wonAt","gameName","href","image","tint"]}},
dataHref:{type:"string",title:"Data address",description:"The same as data.",minLength:1}},required:["top","latest","dat\
aHref"]};function $e(p,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.top===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"top"},message:"must have required property 'top'"};e===null?e=[t]:e.push(t),s++}if(p.latest===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"latest"},message:"must have required \
property 'latest'"};e===null?e=[t]:e.push(t),s++}if(p.dataHref===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"dataHref"},message:"must have required property 'dataHref'"};e===null?e=[t]:e.push(t),
s++}for(let t in p)if(!(t==="top"||t==="latest"||t==="dataHref")){let r={instancePath:i,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[r]:e.push(r),s++}if(p.top!==void 0){let t=p.top;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++){let m=t[a];if(m&&
typeof m=="object"&&!Array.isArray(m)){if(m.id===void 0){let n={instancePath:i+"/top/"+a,schemaPath:"#/properties/top/it\
ems/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[n]:
e.push(n),s++}if(m.nickname===void 0){let n={instancePath:i+"/top/"+a,schemaPath:"#/properties/top/items/required",keyword:"\
required",params:{missingProperty:"nickname"},message:"must have required property 'nickname'"};e===null?e=[n]:e.push(n),
s++}if(m.amount===void 0){let n={instancePath:i+"/top/"+a,schemaPath:"#/properties/top/items/required",keyword:"required",
params:{missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[n]:e.push(n),s++}if(m.currency===
void 0){let n={instancePath:i+"/top/"+a,schemaPath:"#/properties/top/items/required",keyword:"required",params:{missingProperty:"\
currency"},message:"must have required property 'currency'"};e===null?e=[n]:e.push(n),s++}if(m.wonAt===void 0){let n={instancePath:i+
"/top/"+a,schemaPath:"#/properties/top/items/required",keyword:"required",params:{missingProperty:"wonAt"},message:"must\
 have required property 'wonAt'"};e===null?e=[n]:e.push(n),s++}if(m.gameName===void 0){let n={instancePath:i+"/top/"+a,schemaPath:"\
#/properties/top/items/required",keyword:"required",params:{missingProperty:"gameName"},message:"must have required prop\
erty 'gameName'"};e===null?e=[n]:e.push(n),s++}if(m.href===void 0){let n={instancePath:i+"/top/"+a,schemaPath:"#/propert\
ies/top/items/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'href'"};
e===null?e=[n]:e.push(n),s++}if(m.image===void 0){let n={instancePath:i+"/top/"+a,schemaPath:"#/properties/top/items/req\
uired",keyword:"required",params:{missingProperty:"image"},message:"must have required property 'image'"};e===null?e=[n]:
e.push(n),s++}if(m.tint===void 0){let n={instancePath:i+"/top/"+a,schemaPath:"#/properties/top/items/required",keyword:"\
required",params:{missingProperty:"tint"},message:"must have required property 'tint'"};e===null?e=[n]:e.push(n),s++}for(let n in m)
if(!A.call(he.properties.top.items.properties,n)){let o={instancePath:i+"/top/"+a,schemaPath:"#/properties/top/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional proper\
ties"};e===null?e=[o]:e.push(o),s++}if(m.id!==void 0){let n=m.id;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+
"/top/"+a+"/id",schemaPath:"#/properties/top/items/properties/id/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/top/"+a+"/id",schemaPath:"\
#/properties/top/items/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/top/"+a+"/id",schemaPath:"#/properties/top/item\
s/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.
nickname!==void 0){let n=m.nickname;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/top/"+a+"/nickname",schemaPath:"\
#/properties/top/items/properties/nickname/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more\
 than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/top/"+a+"/nickname",schemaPath:"#\
/properties/top/items/properties/nickname/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/top/"+a+"/nickname",schemaPath:"#/properti\
es/top/items/properties/nickname/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.
push(o),s++}}if(m.amount!==void 0){let n=m.amount;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+
"/top/"+a+"/amount",schemaPath:"#/properties/top/items/properties/amount/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[o]:e.push(o),s++}}if(m.currency!==void 0){let n=m.currency;if(typeof n=="string"){if(l(n)>
120){let o={instancePath:i+"/top/"+a+"/currency",schemaPath:"#/properties/top/items/properties/currency/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){
let o={instancePath:i+"/top/"+a+"/currency",schemaPath:"#/properties/top/items/properties/currency/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/top/"+a+"/currency",schemaPath:"#/properties/top/items/properties/currency/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.wonAt!==void 0){let n=m.wonAt;if(typeof n=="string"){if(!w.
validate(n)){let o={instancePath:i+"/top/"+a+"/wonAt",schemaPath:"#/properties/top/items/properties/wonAt/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/top/"+a+"/wonAt",schemaPath:"#/properties/top/items/properties/wonAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}}if(m.gameName!==void 0){let n=m.gameName;if(typeof n=="string"){if(l(n)>120){
let o={instancePath:i+"/top/"+a+"/gameName",schemaPath:"#/properties/top/items/properties/gameName/maxLength",keyword:"m\
axLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={
instancePath:i+"/top/"+a+"/gameName",schemaPath:"#/properties/top/items/properties/gameName/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/top/"+a+"/gameName",schemaPath:"#/properties/top/items/properties/gameName/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.href!==void 0){let n=m.href;if(typeof n=="string"){if(l(n)<
1){let o={instancePath:i+"/top/"+a+"/href",schemaPath:"#/properties/top/items/properties/href/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/top/"+a+"/href",schemaPath:"#/properties/top/items/properties/href/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}}if(m.image!==void 0&&(b(m.image,{instancePath:i+"/top/"+a+"/image",parentData:m,
parentDataProperty:"image",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),m.tint!==void 0){let n=m.tint;
if(typeof n=="string"){if(!C.test(n)){let o={instancePath:i+"/top/"+a+"/tint",schemaPath:"#/properties/top/items/propert\
ies/tint/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}$"},message:'must match pattern "^#[0-9a-fA-F]{6}$"'};
e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/top/"+a+"/tint",schemaPath:"#/properties/top/items/properties\
/tint/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+
"/top/"+a,schemaPath:"#/properties/top/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[n]:e.push(n),s++}}}else{let r={instancePath:i+"/top",schemaPath:"#/properties/top/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(p.latest!==void 0){let t=p.latest;if(Array.isArray(t)){
let r=t.length;for(let a=0;a<r;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.id===void 0){let n={instancePath:i+
"/latest/"+a,schemaPath:"#/properties/latest/items/required",keyword:"required",params:{missingProperty:"id"},message:"m\
ust have required property 'id'"};e===null?e=[n]:e.push(n),s++}if(m.nickname===void 0){let n={instancePath:i+"/latest/"+
a,schemaPath:"#/properties/latest/items/required",keyword:"required",params:{missingProperty:"nickname"},message:"must h\
ave required property 'nickname'"};e===null?e=[n]:e.push(n),s++}if(m.amount===void 0){let n={instancePath:i+"/latest/"+a,
schemaPath:"#/properties/latest/items/required",keyword:"required",params:{missingProperty:"amount"},message:"must have \
required property 'amount'"};e===null?e=[n]:e.push(n),s++}if(m.currency===void 0){let n={instancePath:i+"/latest/"+a,schemaPath:"\
#/properties/latest/items/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required p\
roperty 'currency'"};e===null?e=[n]:e.push(n),s++}if(m.wonAt===void 0){let n={instancePath:i+"/latest/"+a,schemaPath:"#/\
properties/latest/items/required",keyword:"required",params:{missingProperty:"wonAt"},message:"must have required proper\
ty 'wonAt'"};e===null?e=[n]:e.push(n),s++}if(m.gameName===void 0){let n={instancePath:i+"/latest/"+a,schemaPath:"#/prope\
rties/latest/items/required",keyword:"required",params:{missingProperty:"gameName"},message:"must have required property\
 'gameName'"};e===null?e=[n]:e.push(n),s++}if(m.href===void 0){let n={instancePath:i+"/latest/"+a,schemaPath:"#/properti\
es/latest/items/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'href'"};
e===null?e=[n]:e.push(n),s++}if(m.image===void 0){let n={instancePath:i+"/latest/"+a,schemaPath:"#/properties/latest/ite\
ms/required",keyword:"required",params:{missingProperty:"image"},message:"must have required property 'image'"};e===null?
e=[n]:e.push(n),s++}if(m.tint===void 0){let n={instancePath:i+"/latest/"+a,schemaPath:"#/properties/latest/items/require\
d",keyword:"required",params:{missingProperty:"tint"},message:"must have required property 'tint'"};e===null?e=[n]:e.push(
n),s++}for(let n in m)if(!A.call(he.properties.latest.items.properties,n)){let o={instancePath:i+"/latest/"+a,schemaPath:"\
#/properties/latest/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"mu\
st NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(m.id!==void 0){let n=m.id;if(typeof n=="string"){if(l(
n)>120){let o={instancePath:i+"/latest/"+a+"/id",schemaPath:"#/properties/latest/items/properties/id/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){
let o={instancePath:i+"/latest/"+a+"/id",schemaPath:"#/properties/latest/items/properties/id/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/latest/"+a+"/id",schemaPath:"#/properties/latest/items/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}}if(m.nickname!==void 0){let n=m.nickname;if(typeof n=="string"){if(l(n)>120){
let o={instancePath:i+"/latest/"+a+"/nickname",schemaPath:"#/properties/latest/items/properties/nickname/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){
let o={instancePath:i+"/latest/"+a+"/nickname",schemaPath:"#/properties/latest/items/properties/nickname/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/latest/"+a+"/nickname",schemaPath:"#/properties/latest/items/properties/nickname/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.amount!==void 0){let n=m.amount;if(!(typeof n=="numb\
er"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/latest/"+a+"/amount",schemaPath:"#/properties/latest/items\
/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}
if(m.currency!==void 0){let n=m.currency;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/latest/"+a+"/curren\
cy",schemaPath:"#/properties/latest/items/properties/currency/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/latest/"+a+"/cu\
rrency",schemaPath:"#/properties/latest/items/properties/currency/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/latest/"+a+"/currency",
schemaPath:"#/properties/latest/items/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[o]:e.push(o),s++}}if(m.wonAt!==void 0){let n=m.wonAt;if(typeof n=="string"){if(!w.validate(n)){let o={
instancePath:i+"/latest/"+a+"/wonAt",schemaPath:"#/properties/latest/items/properties/wonAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/\
latest/"+a+"/wonAt",schemaPath:"#/properties/latest/items/properties/wonAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}}if(m.gameName!==void 0){let n=m.gameName;if(typeof n=="string"){if(l(n)>120){
let o={instancePath:i+"/latest/"+a+"/gameName",schemaPath:"#/properties/latest/items/properties/gameName/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){
let o={instancePath:i+"/latest/"+a+"/gameName",schemaPath:"#/properties/latest/items/properties/gameName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/latest/"+a+"/gameName",schemaPath:"#/properties/latest/items/properties/gameName/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.href!==void 0){let n=m.href;if(typeof n=="string"){if(l(
n)<1){let o={instancePath:i+"/latest/"+a+"/href",schemaPath:"#/properties/latest/items/properties/href/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/latest/"+a+"/href",schemaPath:"#/properties/latest/items/properties/href/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}}if(m.image!==void 0&&(b(m.image,{instancePath:i+"/latest/"+a+"/image",parentData:m,
parentDataProperty:"image",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),m.tint!==void 0){let n=m.tint;
if(typeof n=="string"){if(!C.test(n)){let o={instancePath:i+"/latest/"+a+"/tint",schemaPath:"#/properties/latest/items/p\
roperties/tint/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}$"},message:'must match pattern "^#[0-9a-fA-F\
]{6}$"'};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/latest/"+a+"/tint",schemaPath:"#/properties/latest/i\
tems/properties/tint/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{
let n={instancePath:i+"/latest/"+a,schemaPath:"#/properties/latest/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),s++}}}else{let r={instancePath:i+"/latest",schemaPath:"#/properties/latest/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(p.dataHref!==void 0){let t=p.
dataHref;if(typeof t=="string"){if(l(t)<1){let r={instancePath:i+"/dataHref",schemaPath:"#/properties/dataHref/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i+"/dataHref",schemaPath:"#/properties/dataHref/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return $e.errors=e,s===0}export{Qe as validateCategoriesLive,et as validateContactLive,tt as validateFooterLive,rt as validateGameBrowserLive,st as validateGameCardLive,
it as validateGameDetailLive,at as validateGamesLive,nt as validateJackpotsLive,ot as validateLiveTablesLive,pt as validateLobbyGridLive,
mt as validateMinimumAgeLive,lt as validateNavigationLive,ut as validatePageLinksLive,ht as validatePayAndPlayLive,dt as validatePrivateDataLive,
ft as validatePromotionCardLive,yt as validatePromotionListLive,ct as validatePromotionLive,gt as validatePromotionsLive,
bt as validateProvidersLive,kt as validateStaticPageLive,Pt as validateTournamentLive,wt as validateWinnersLive};
