/* Generated from schemas/ by `npm run generate`. Do not edit. */
var G=(p,i)=>()=>(i||p((i={exports:{}}).exports,i),i.exports);var v=G(w=>{"use strict";Object.defineProperty(w,"__esModule",{value:!0});function x(p){let i=p.length,g=0,y=0,f;for(;y<
i;)g++,f=p.charCodeAt(y++),f>=55296&&f<=56319&&y<i&&(f=p.charCodeAt(y),(f&64512)===56320&&y++);return g}w.default=x;x.code=
'require("ajv/dist/runtime/ucs2length").default'});var ee=j,B={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/games/control-launch.sche\
ma.json",title:"Demo launch",description:"Body of POST /_control/launches: a demo without a platform.",type:"object",properties:{
provider:{title:"Provider",description:"Its id.",type:"string",maxLength:100},gameId:{title:"Game",description:"Its id.",
type:"string",maxLength:100},currency:{title:"Currency",description:"ISO 4217.",type:"string",pattern:"^[A-Z]{3}$"},decimals:{
title:"Decimals",description:"Of the currency.",type:"integer",minimum:0,maximum:4},language:{title:"Language",description:"\
BCP 47.",type:"string",minLength:2,maxLength:35},lobby:{title:"Lobby",description:"Address of the page around the game.",
type:"string",minLength:1,maxLength:2e3},balance:{title:"Balance",description:"Of the demo, in minor units.",type:"integ\
er",minimum:0,maximum:1e12},maxStake:{title:"Highest stake",description:"In minor units.",type:"integer",minimum:1},minRoundMs:{
title:"Shortest round",description:"In milliseconds.",type:"integer",minimum:0,maximum:36e5},autoplay:{title:"Autoplay",
description:"Whether rounds may start by themselves.",type:"boolean"},freeRounds:{title:"Free rounds",description:"Grant\
ed rounds.",type:"array",maxItems:10,items:{title:"Grant",description:"A grant.",type:"object",properties:{grant:{title:"\
Grant",description:"Id.",type:"string",minLength:1,maxLength:100},left:{title:"Left",description:"Rounds left.",type:"in\
teger",minimum:0},stake:{title:"Stake",description:"Of each.",type:"integer",minimum:1}},required:["grant","left","stake"],
additionalProperties:!1}}},required:["provider","gameId","currency","decimals","language","lobby"],additionalProperties:!1},
W=Object.prototype.hasOwnProperty,c=v().default,q=new RegExp("^[A-Z]{3}$","u");function j(p,{instancePath:i="",parentData:g,
parentDataProperty:y,rootData:f=p}={}){let e=null,t=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.provider===void 0){
let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"provider"},message:"must have \
required property 'provider'"};e===null?e=[s]:e.push(s),t++}if(p.gameId===void 0){let s={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"gameId"},message:"must have required property 'gameId'"};e===null?e=
[s]:e.push(s),t++}if(p.currency===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
currency"},message:"must have required property 'currency'"};e===null?e=[s]:e.push(s),t++}if(p.decimals===void 0){let s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"decimals"},message:"must have require\
d property 'decimals'"};e===null?e=[s]:e.push(s),t++}if(p.language===void 0){let s={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"language"},message:"must have required property 'language'"};e===null?e=[
s]:e.push(s),t++}if(p.lobby===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
lobby"},message:"must have required property 'lobby'"};e===null?e=[s]:e.push(s),t++}for(let s in p)if(!W.call(B.properties,
s)){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),t++}if(p.provider!==void 0){let s=p.provider;if(typeof s==
"string"){if(c(s)>100){let r={instancePath:i+"/provider",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",
params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+
"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}}if(p.gameId!==void 0){let s=p.gameId;if(typeof s=="string"){if(c(s)>100){let r={instancePath:i+
"/gameId",schemaPath:"#/properties/gameId/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more \
than 100 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/gameId",schemaPath:"#/properties/gameId\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(p.currency!==void 0){
let s=p.currency;if(typeof s=="string"){if(!q.test(s)){let r={instancePath:i+"/currency",schemaPath:"#/properties/curren\
cy/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[r]:e.
push(r),t++}}else{let r={instancePath:i+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(p.decimals!==void 0){let s=p.decimals;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:i+"/decimals",schemaPath:"#/properties/decimals/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s=="number"&&isFinite(s)){
if(s>4||isNaN(s)){let r={instancePath:i+"/decimals",schemaPath:"#/properties/decimals/maximum",keyword:"maximum",params:{
comparison:"<=",limit:4},message:"must be <= 4"};e===null?e=[r]:e.push(r),t++}if(s<0||isNaN(s)){let r={instancePath:i+"/\
decimals",schemaPath:"#/properties/decimals/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[r]:e.push(r),t++}}}if(p.language!==void 0){let s=p.language;if(typeof s=="string"){if(c(s)>35){let r={
instancePath:i+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit:35},message:"m\
ust NOT have more than 35 characters"};e===null?e=[r]:e.push(r),t++}if(c(s)<2){let r={instancePath:i+"/language",schemaPath:"\
#/properties/language/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===
null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/language",schemaPath:"#/properties/language/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(p.lobby!==void 0){let s=p.lobby;if(typeof s==
"string"){if(c(s)>2e3){let r={instancePath:i+"/lobby",schemaPath:"#/properties/lobby/maxLength",keyword:"maxLength",params:{
limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[r]:e.push(r),t++}if(c(s)<1){let r={instancePath:i+
"/lobby",schemaPath:"#/properties/lobby/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/lobby",schemaPath:"#/properties/lobby/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(p.balance!==void 0){let s=p.
balance;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:i+"/balance",schemaPath:"#/propert\
ies/balance/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s==
"number"&&isFinite(s)){if(s>1e12||isNaN(s)){let r={instancePath:i+"/balance",schemaPath:"#/properties/balance/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000"};e===null?e=[r]:e.push(r),t++}if(s<0||isNaN(
s)){let r={instancePath:i+"/balance",schemaPath:"#/properties/balance/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),t++}}}if(p.maxStake!==void 0){let s=p.maxStake;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:i+"/maxStake",schemaPath:"#/properties/maxStake/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s=="number"&&isFinite(s)&&
(s<1||isNaN(s))){let r={instancePath:i+"/maxStake",schemaPath:"#/properties/maxStake/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),t++}}if(p.minRoundMs!==void 0){let s=p.minRoundMs;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:i+"/minRoundMs",schemaPath:"#/properties/m\
inRoundMs/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s==
"number"&&isFinite(s)){if(s>36e5||isNaN(s)){let r={instancePath:i+"/minRoundMs",schemaPath:"#/properties/minRoundMs/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000"};e===null?e=[r]:e.push(r),t++}if(s<
0||isNaN(s)){let r={instancePath:i+"/minRoundMs",schemaPath:"#/properties/minRoundMs/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),t++}}}if(p.autoplay!==void 0&&typeof p.autoplay!=
"boolean"){let s={instancePath:i+"/autoplay",schemaPath:"#/properties/autoplay/type",keyword:"type",params:{type:"boolea\
n"},message:"must be boolean"};e===null?e=[s]:e.push(s),t++}if(p.freeRounds!==void 0){let s=p.freeRounds;if(Array.isArray(
s)){if(s.length>10){let o={instancePath:i+"/freeRounds",schemaPath:"#/properties/freeRounds/maxItems",keyword:"maxItems",
params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[o]:e.push(o),t++}let r=s.length;for(let o=0;o<
r;o++){let n=s[o];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.grant===void 0){let m={instancePath:i+"/freeRounds/"+
o,schemaPath:"#/properties/freeRounds/items/required",keyword:"required",params:{missingProperty:"grant"},message:"must \
have required property 'grant'"};e===null?e=[m]:e.push(m),t++}if(n.left===void 0){let m={instancePath:i+"/freeRounds/"+o,
schemaPath:"#/properties/freeRounds/items/required",keyword:"required",params:{missingProperty:"left"},message:"must hav\
e required property 'left'"};e===null?e=[m]:e.push(m),t++}if(n.stake===void 0){let m={instancePath:i+"/freeRounds/"+o,schemaPath:"\
#/properties/freeRounds/items/required",keyword:"required",params:{missingProperty:"stake"},message:"must have required \
property 'stake'"};e===null?e=[m]:e.push(m),t++}for(let m in n)if(!(m==="grant"||m==="left"||m==="stake")){let a={instancePath:i+
"/freeRounds/"+o,schemaPath:"#/properties/freeRounds/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(n.grant!==void 0){let m=n.
grant;if(typeof m=="string"){if(c(m)>100){let a={instancePath:i+"/freeRounds/"+o+"/grant",schemaPath:"#/properties/freeR\
ounds/items/properties/grant/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 char\
acters"};e===null?e=[a]:e.push(a),t++}if(c(m)<1){let a={instancePath:i+"/freeRounds/"+o+"/grant",schemaPath:"#/propertie\
s/freeRounds/items/properties/grant/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/freeRounds/"+o+"/grant",schemaPath:"#/properties\
/freeRounds/items/properties/grant/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),t++}}if(n.left!==void 0){let m=n.left;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let a={instancePath:i+
"/freeRounds/"+o+"/left",schemaPath:"#/properties/freeRounds/items/properties/left/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){let a={
instancePath:i+"/freeRounds/"+o+"/left",schemaPath:"#/properties/freeRounds/items/properties/left/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(n.stake!==void 0){let m=n.
stake;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let a={instancePath:i+"/freeRounds/"+o+"/stake",schemaPath:"\
#/properties/freeRounds/items/properties/stake/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[a]:e.push(a),t++}if(typeof m=="number"&&isFinite(m)&&(m<1||isNaN(m))){let a={instancePath:i+"/freeRounds/"+o+"/s\
take",schemaPath:"#/properties/freeRounds/items/properties/stake/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[a]:e.push(a),t++}}}else{let m={instancePath:i+"/freeRounds/"+o,schemaPath:"#/propert\
ies/freeRounds/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{
let r={instancePath:i+"/freeRounds",schemaPath:"#/properties/freeRounds/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[r]:e.push(r),t++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return j.errors=e,t===0}var se=I,H={$schema:"http://json\
-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/games/control-page.schema.json",title:"Behaviour of a pag\
e",description:"Body of POST /_control/pages.",type:"object",properties:{gameId:{title:"Game",description:"Its id.",type:"\
string",maxLength:100},behaviour:{title:"Behaviour",description:"Silent sends nothing, flood sends messages without end,\
 navigate tries to leave.",type:"string",enum:["normal","silent","flood","navigate"]}},required:["gameId","behaviour"],additionalProperties:!1};
function I(p,{instancePath:i="",parentData:g,parentDataProperty:y,rootData:f=p}={}){let e=null,t=0;if(p&&typeof p=="obje\
ct"&&!Array.isArray(p)){if(p.gameId===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
gameId"},message:"must have required property 'gameId'"};e===null?e=[s]:e.push(s),t++}if(p.behaviour===void 0){let s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"behaviour"},message:"must have required property 'be\
haviour'"};e===null?e=[s]:e.push(s),t++}for(let s in p)if(!(s==="gameId"||s==="behaviour")){let r={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional p\
roperties"};e===null?e=[r]:e.push(r),t++}if(p.gameId!==void 0){let s=p.gameId;if(typeof s=="string"){if(c(s)>100){let r={
instancePath:i+"/gameId",schemaPath:"#/properties/gameId/maxLength",keyword:"maxLength",params:{limit:100},message:"must\
 NOT have more than 100 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/gameId",schemaPath:"#/pr\
operties/gameId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(p.
behaviour!==void 0){let s=p.behaviour;if(typeof s!="string"){let r={instancePath:i+"/behaviour",schemaPath:"#/properties\
/behaviour/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="\
normal"||s==="silent"||s==="flood"||s==="navigate")){let r={instancePath:i+"/behaviour",schemaPath:"#/properties/behavio\
ur/enum",keyword:"enum",params:{allowedValues:H.properties.behaviour.enum},message:"must be equal to one of the allowed \
values"};e===null?e=[r]:e.push(r),t++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return I.errors=e,t===0}var re=A,N={$schema:"http://json-sch\
ema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/games/control-wallet.schema.json",title:"Faults of the wallet",
description:"Body of POST /_control/wallet-faults; replaces those before.",type:"object",properties:{faults:{title:"Faul\
ts",description:"In the order in which they are used up.",type:"array",maxItems:100,items:{title:"Fault",description:"A \
fault.",type:"object",properties:{call:{title:"Call",description:"Every one when left out.",type:"string",enum:["bet","w\
in","end-round","rollback"]},fault:{title:"Fault",description:"Late by delayMs, sent twice, lost on the way there or bac\
k, with an amount that is wrong by so much, or held back until another call was sent.",type:"string",enum:["late","dupli\
cated","lost-request","lost-reply","wrong-amount","reordered"]},times:{title:"Times",description:"For so many calls.",type:"\
integer",minimum:1,maximum:1e3},delayMs:{title:"Delay",description:"In milliseconds.",type:"integer",minimum:0,maximum:6e4},
by:{title:"By",description:"Minor units.",type:"integer"}},required:["fault","times"],additionalProperties:!1}}},required:[
"faults"],additionalProperties:!1};function A(p,{instancePath:i="",parentData:g,parentDataProperty:y,rootData:f=p}={}){let e=null,
t=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.faults===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"faults"},message:"must have required property 'faults'"};e===null?e=[s]:e.push(s),t++}
for(let s in p)if(s!=="faults"){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),t++}if(p.faults!==
void 0){let s=p.faults;if(Array.isArray(s)){if(s.length>100){let o={instancePath:i+"/faults",schemaPath:"#/properties/fa\
ults/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[o]:e.push(
o),t++}let r=s.length;for(let o=0;o<r;o++){let n=s[o];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.fault===void 0){
let m={instancePath:i+"/faults/"+o,schemaPath:"#/properties/faults/items/required",keyword:"required",params:{missingProperty:"\
fault"},message:"must have required property 'fault'"};e===null?e=[m]:e.push(m),t++}if(n.times===void 0){let m={instancePath:i+
"/faults/"+o,schemaPath:"#/properties/faults/items/required",keyword:"required",params:{missingProperty:"times"},message:"\
must have required property 'times'"};e===null?e=[m]:e.push(m),t++}for(let m in n)if(!(m==="call"||m==="fault"||m==="tim\
es"||m==="delayMs"||m==="by")){let a={instancePath:i+"/faults/"+o,schemaPath:"#/properties/faults/items/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?
e=[a]:e.push(a),t++}if(n.call!==void 0){let m=n.call;if(typeof m!="string"){let a={instancePath:i+"/faults/"+o+"/call",schemaPath:"\
#/properties/faults/items/properties/call/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),t++}if(!(m==="bet"||m==="win"||m==="end-round"||m==="rollback")){let a={instancePath:i+"/faults/"+o+"/ca\
ll",schemaPath:"#/properties/faults/items/properties/call/enum",keyword:"enum",params:{allowedValues:N.properties.faults.
items.properties.call.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),t++}}if(n.fault!==
void 0){let m=n.fault;if(typeof m!="string"){let a={instancePath:i+"/faults/"+o+"/fault",schemaPath:"#/properties/faults\
/items/properties/fault/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}
if(!(m==="late"||m==="duplicated"||m==="lost-request"||m==="lost-reply"||m==="wrong-amount"||m==="reordered")){let a={instancePath:i+
"/faults/"+o+"/fault",schemaPath:"#/properties/faults/items/properties/fault/enum",keyword:"enum",params:{allowedValues:N.
properties.faults.items.properties.fault.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(
a),t++}}if(n.times!==void 0){let m=n.times;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let a={instancePath:i+
"/faults/"+o+"/times",schemaPath:"#/properties/faults/items/properties/times/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof m=="number"&&isFinite(m)){if(m>1e3||isNaN(m)){let a={instancePath:i+
"/faults/"+o+"/times",schemaPath:"#/properties/faults/items/properties/times/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3},message:"must be <= 1000"};e===null?e=[a]:e.push(a),t++}if(m<1||isNaN(m)){let a={instancePath:i+"/faults/"+
o+"/times",schemaPath:"#/properties/faults/items/properties/times/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[a]:e.push(a),t++}}}if(n.delayMs!==void 0){let m=n.delayMs;if(!(typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m))){let a={instancePath:i+"/faults/"+o+"/delayMs",schemaPath:"#/properties/faults/items/propert\
ies/delayMs/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof m==
"number"&&isFinite(m)){if(m>6e4||isNaN(m)){let a={instancePath:i+"/faults/"+o+"/delayMs",schemaPath:"#/properties/faults\
/items/properties/delayMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e4},message:"must be <= 60000"};e===
null?e=[a]:e.push(a),t++}if(m<0||isNaN(m)){let a={instancePath:i+"/faults/"+o+"/delayMs",schemaPath:"#/properties/faults\
/items/properties/delayMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[a]:e.push(a),t++}}}if(n.by!==void 0){let m=n.by;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let a={instancePath:i+
"/faults/"+o+"/by",schemaPath:"#/properties/faults/items/properties/by/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[a]:e.push(a),t++}}}else{let m={instancePath:i+"/faults/"+o,schemaPath:"#/properties/faults\
/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{let r={
instancePath:i+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[r]:e.push(r),t++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),t++}return A.errors=e,t===0}var te=R,Z={$schema:"http://json-schema.o\
rg/draft-07/schema#",$id:"https://marquee.dev/schemas/games/data-kinds.schema.json",title:"Kinds of games",description:"\
data/kinds.json: the rules that games of the catalogue are played by.",type:"object",properties:{types:{title:"Types",description:"\
By type of game.",type:"object",additionalProperties:{title:"Rules",description:"How games of a type are played.",type:"\
object",properties:{kind:{title:"Kind",description:"Rules of play.",type:"string",enum:["slot","roulette","blackjack","b\
accarat"]},models:{title:"Models",description:"Slot models, which its games take by turns.",type:"array",items:{title:"M\
odel",description:"Id of a slot model.",type:"string",maxLength:40},maxItems:20,minItems:1}},required:["kind"],additionalProperties:!1}},
fallback:{title:"Fallback",description:"Type that holds for one that is not listed.",type:"string",minLength:1,maxLength:60},
tints:{title:"Tints",description:"Colours of the games, which take them by turns.",type:"array",items:{title:"Tint",description:"\
A colour.",type:"string",pattern:"^#[0-9a-f]{6}$"},maxItems:50,minItems:1}},required:["types","fallback","tints"],additionalProperties:!1},
_=new RegExp("^#[0-9a-f]{6}$","u");function R(p,{instancePath:i="",parentData:g,parentDataProperty:y,rootData:f=p}={}){let e=null,
t=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.types===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"types"},message:"must have required property 'types'"};e===null?e=[s]:e.push(s),t++}if(p.
fallback===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fallback"},
message:"must have required property 'fallback'"};e===null?e=[s]:e.push(s),t++}if(p.tints===void 0){let s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"tints"},message:"must have required property 'tints'"};
e===null?e=[s]:e.push(s),t++}for(let s in p)if(!(s==="types"||s==="fallback"||s==="tints")){let r={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional p\
roperties"};e===null?e=[r]:e.push(r),t++}if(p.types!==void 0){let s=p.types;if(s&&typeof s=="object"&&!Array.isArray(s))
for(let r in s){let o=s[r];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.kind===void 0){let n={instancePath:i+"/type\
s/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/types/additionalProperties/required",keyword:"requ\
ired",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[n]:e.push(n),t++}for(let n in o)
if(!(n==="kind"||n==="models")){let m={instancePath:i+"/types/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/p\
roperties/types/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),t++}if(o.kind!==void 0){let n=o.kind;if(typeof n!=
"string"){let m={instancePath:i+"/types/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"#/properties/type\
s/additionalProperties/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[m]:e.push(m),t++}if(!(n==="slot"||n==="roulette"||n==="blackjack"||n==="baccarat")){let m={instancePath:i+"/types/"+r.replace(
/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"#/properties/types/additionalProperties/properties/kind/enum",keyword:"\
enum",params:{allowedValues:Z.properties.types.additionalProperties.properties.kind.enum},message:"must be equal to one \
of the allowed values"};e===null?e=[m]:e.push(m),t++}}if(o.models!==void 0){let n=o.models;if(Array.isArray(n)){if(n.length>
20){let a={instancePath:i+"/types/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/models",schemaPath:"#/properties/types/ad\
ditionalProperties/properties/models/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 \
items"};e===null?e=[a]:e.push(a),t++}if(n.length<1){let a={instancePath:i+"/types/"+r.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/models",schemaPath:"#/properties/types/additionalProperties/properties/models/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),t++}let m=n.length;for(let a=0;a<m;a++){let l=n[a];
if(typeof l=="string"){if(c(l)>40){let u={instancePath:i+"/types/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/models/"+a,
schemaPath:"#/properties/types/additionalProperties/properties/models/items/maxLength",keyword:"maxLength",params:{limit:40},
message:"must NOT have more than 40 characters"};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:i+"/types/"+r.replace(
/~/g,"~0").replace(/\//g,"~1")+"/models/"+a,schemaPath:"#/properties/types/additionalProperties/properties/models/items/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}}else{let m={instancePath:i+
"/types/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/models",schemaPath:"#/properties/types/additionalProperties/propert\
ies/models/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}}}else{let n={
instancePath:i+"/types/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/types/additionalProperties/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),t++}}else{let r={instancePath:i+
"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),t++}}if(p.fallback!==void 0){let s=p.fallback;if(typeof s=="string"){if(c(s)>60){let r={instancePath:i+"/f\
allback",schemaPath:"#/properties/fallback/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more \
than 60 characters"};e===null?e=[r]:e.push(r),t++}if(c(s)<1){let r={instancePath:i+"/fallback",schemaPath:"#/properties/\
fallback/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:
e.push(r),t++}}else{let r={instancePath:i+"/fallback",schemaPath:"#/properties/fallback/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(p.tints!==void 0){let s=p.tints;if(Array.isArray(s)){
if(s.length>50){let o={instancePath:i+"/tints",schemaPath:"#/properties/tints/maxItems",keyword:"maxItems",params:{limit:50},
message:"must NOT have more than 50 items"};e===null?e=[o]:e.push(o),t++}if(s.length<1){let o={instancePath:i+"/tints",schemaPath:"\
#/properties/tints/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=
[o]:e.push(o),t++}let r=s.length;for(let o=0;o<r;o++){let n=s[o];if(typeof n=="string"){if(!_.test(n)){let m={instancePath:i+
"/tints/"+o,schemaPath:"#/properties/tints/items/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},message:'m\
ust match pattern "^#[0-9a-f]{6}$"'};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/tints/"+o,schemaPath:"#/\
properties/tints/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{
let r={instancePath:i+"/tints",schemaPath:"#/properties/tints/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[r]:e.push(r),t++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return R.errors=e,t===0}var ie=O;var L=new RegExp("^[\\w-]+$","u"),V=new RegExp("^[WSA-H]{3,200}$","u"),z=new RegExp("^[WA-H]$","u");function O(p,{instancePath:i="",
parentData:g,parentDataProperty:y,rootData:f=p}={}){let e=null,t=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.lines===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lines"},message:"must \
have required property 'lines'"};e===null?e=[r]:e.push(r),t++}if(p.models===void 0){let r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"models"},message:"must have required property 'models'"};e===null?
e=[r]:e.push(r),t++}for(let r in p)if(!(r==="lines"||r==="models")){let o={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[o]:e.push(o),t++}if(p.lines!==void 0){let r=p.lines;if(Array.isArray(r)){if(r.length>50){let n={instancePath:i+"/line\
s",schemaPath:"#/properties/lines/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 ite\
ms"};e===null?e=[n]:e.push(n),t++}if(r.length<1){let n={instancePath:i+"/lines",schemaPath:"#/properties/lines/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}let o=r.length;
for(let n=0;n<o;n++){let m=r[n];if(Array.isArray(m)){if(m.length>5){let l={instancePath:i+"/lines/"+n,schemaPath:"#/prop\
erties/lines/items/maxItems",keyword:"maxItems",params:{limit:5},message:"must NOT have more than 5 items"};e===null?e=[
l]:e.push(l),t++}if(m.length<5){let l={instancePath:i+"/lines/"+n,schemaPath:"#/properties/lines/items/minItems",keyword:"\
minItems",params:{limit:5},message:"must NOT have fewer than 5 items"};e===null?e=[l]:e.push(l),t++}let a=m.length;for(let l=0;l<
a;l++){let u=m[l];if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let d={instancePath:i+"/lines/"+n+"/"+l,schemaPath:"\
#/properties/lines/items/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.
push(d),t++}if(typeof u=="number"&&isFinite(u)){if(u>2||isNaN(u)){let d={instancePath:i+"/lines/"+n+"/"+l,schemaPath:"#/\
properties/lines/items/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:2},message:"must be <= 2"};e===null?
e=[d]:e.push(d),t++}if(u<0||isNaN(u)){let d={instancePath:i+"/lines/"+n+"/"+l,schemaPath:"#/properties/lines/items/items\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),t++}}}}else{
let a={instancePath:i+"/lines/"+n,schemaPath:"#/properties/lines/items/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[a]:e.push(a),t++}}}else{let o={instancePath:i+"/lines",schemaPath:"#/properties/lines/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),t++}}if(p.models!==void 0){let r=p.
models;if(Array.isArray(r)){if(r.length>50){let n={instancePath:i+"/models",schemaPath:"#/properties/models/maxItems",keyword:"\
maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){let n={
instancePath:i+"/models",schemaPath:"#/properties/models/minItems",keyword:"minItems",params:{limit:1},message:"must NOT\
 have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}let o=r.length;for(let n=0;n<o;n++){let m=r[n];if(m&&typeof m=="\
object"&&!Array.isArray(m)){if(m.id===void 0){let a={instancePath:i+"/models/"+n,schemaPath:"#/properties/models/items/r\
equired",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(
a),t++}if(m.reels===void 0){let a={instancePath:i+"/models/"+n,schemaPath:"#/properties/models/items/required",keyword:"\
required",params:{missingProperty:"reels"},message:"must have required property 'reels'"};e===null?e=[a]:e.push(a),t++}if(m.
pays===void 0){let a={instancePath:i+"/models/"+n,schemaPath:"#/properties/models/items/required",keyword:"required",params:{
missingProperty:"pays"},message:"must have required property 'pays'"};e===null?e=[a]:e.push(a),t++}if(m.scatterPays===void 0){
let a={instancePath:i+"/models/"+n,schemaPath:"#/properties/models/items/required",keyword:"required",params:{missingProperty:"\
scatterPays"},message:"must have required property 'scatterPays'"};e===null?e=[a]:e.push(a),t++}if(m.freeSpins===void 0){
let a={instancePath:i+"/models/"+n,schemaPath:"#/properties/models/items/required",keyword:"required",params:{missingProperty:"\
freeSpins"},message:"must have required property 'freeSpins'"};e===null?e=[a]:e.push(a),t++}if(m.multiplier===void 0){let a={
instancePath:i+"/models/"+n,schemaPath:"#/properties/models/items/required",keyword:"required",params:{missingProperty:"\
multiplier"},message:"must have required property 'multiplier'"};e===null?e=[a]:e.push(a),t++}if(m.maxFreeSpins===void 0){
let a={instancePath:i+"/models/"+n,schemaPath:"#/properties/models/items/required",keyword:"required",params:{missingProperty:"\
maxFreeSpins"},message:"must have required property 'maxFreeSpins'"};e===null?e=[a]:e.push(a),t++}for(let a in m)if(!(a===
"id"||a==="reels"||a==="pays"||a==="scatterPays"||a==="freeSpins"||a==="multiplier"||a==="maxFreeSpins")){let l={instancePath:i+
"/models/"+n,schemaPath:"#/properties/models/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(m.id!==void 0){let a=m.id;if(typeof a=="s\
tring"){if(c(a)>40){let l={instancePath:i+"/models/"+n+"/id",schemaPath:"#/properties/models/items/properties/id/maxLeng\
th",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[l]:e.push(l),t++}
if(!L.test(a)){let l={instancePath:i+"/models/"+n+"/id",schemaPath:"#/properties/models/items/properties/id/pattern",keyword:"\
pattern",params:{pattern:"^[\\w-]+$"},message:'must match pattern "^[\\w-]+$"'};e===null?e=[l]:e.push(l),t++}}else{let l={
instancePath:i+"/models/"+n+"/id",schemaPath:"#/properties/models/items/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(m.reels!==void 0){let a=m.reels;if(Array.isArray(a)){
if(a.length>5){let u={instancePath:i+"/models/"+n+"/reels",schemaPath:"#/properties/models/items/properties/reels/maxIte\
ms",keyword:"maxItems",params:{limit:5},message:"must NOT have more than 5 items"};e===null?e=[u]:e.push(u),t++}if(a.length<
5){let u={instancePath:i+"/models/"+n+"/reels",schemaPath:"#/properties/models/items/properties/reels/minItems",keyword:"\
minItems",params:{limit:5},message:"must NOT have fewer than 5 items"};e===null?e=[u]:e.push(u),t++}let l=a.length;for(let u=0;u<
l;u++){let d=a[u];if(typeof d=="string"){if(!V.test(d)){let h={instancePath:i+"/models/"+n+"/reels/"+u,schemaPath:"#/pro\
perties/models/items/properties/reels/items/pattern",keyword:"pattern",params:{pattern:"^[WSA-H]{3,200}$"},message:'must\
 match pattern "^[WSA-H]{3,200}$"'};e===null?e=[h]:e.push(h),t++}}else{let h={instancePath:i+"/models/"+n+"/reels/"+u,schemaPath:"\
#/properties/models/items/properties/reels/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[h]:e.push(h),t++}}}else{let l={instancePath:i+"/models/"+n+"/reels",schemaPath:"#/properties/models/items/proper\
ties/reels/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),t++}}if(m.pays!==
void 0){let a=m.pays;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a){let u=t;if(typeof l=="string"&&!z.test(
l)){let d={instancePath:i+"/models/"+n+"/pays",schemaPath:"#/properties/models/items/properties/pays/propertyNames/patte\
rn",keyword:"pattern",params:{pattern:"^[WA-H]$"},message:'must match pattern "^[WA-H]$"',propertyName:l};e===null?e=[d]:
e.push(d),t++}var s=u===t;if(!s){let d={instancePath:i+"/models/"+n+"/pays",schemaPath:"#/properties/models/items/proper\
ties/pays/propertyNames",keyword:"propertyNames",params:{propertyName:l},message:"property name must be valid"};e===null?
e=[d]:e.push(d),t++}}for(let l in a){let u=a[l];if(Array.isArray(u)){if(u.length>3){let h={instancePath:i+"/models/"+n+"\
/pays/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/models/items/properties/pays/additionalPropert\
ies/maxItems",keyword:"maxItems",params:{limit:3},message:"must NOT have more than 3 items"};e===null?e=[h]:e.push(h),t++}
if(u.length<3){let h={instancePath:i+"/models/"+n+"/pays/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/proper\
ties/models/items/properties/pays/additionalProperties/minItems",keyword:"minItems",params:{limit:3},message:"must NOT h\
ave fewer than 3 items"};e===null?e=[h]:e.push(h),t++}let d=u.length;for(let h=0;h<d;h++){let b=u[h];if(!(typeof b=="num\
ber"&&!(b%1)&&!isNaN(b)&&isFinite(b))){let k={instancePath:i+"/models/"+n+"/pays/"+l.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/"+h,schemaPath:"#/properties/models/items/properties/pays/additionalProperties/items/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[k]:e.push(k),t++}if(typeof b=="number"&&isFinite(b)){if(b>1e5||isNaN(
b)){let k={instancePath:i+"/models/"+n+"/pays/"+l.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+h,schemaPath:"#/properties/\
models/items/properties/pays/additionalProperties/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"\
must be <= 100000"};e===null?e=[k]:e.push(k),t++}if(b<0||isNaN(b)){let k={instancePath:i+"/models/"+n+"/pays/"+l.replace(
/~/g,"~0").replace(/\//g,"~1")+"/"+h,schemaPath:"#/properties/models/items/properties/pays/additionalProperties/items/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[k]:e.push(k),t++}}}}else{let d={
instancePath:i+"/models/"+n+"/pays/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/models/items/prop\
erties/pays/additionalProperties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(
d),t++}}}else{let l={instancePath:i+"/models/"+n+"/pays",schemaPath:"#/properties/models/items/properties/pays/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}if(m.scatterPays!==void 0){let a=m.
scatterPays;if(Array.isArray(a)){if(a.length>3){let u={instancePath:i+"/models/"+n+"/scatterPays",schemaPath:"#/properti\
es/models/items/properties/scatterPays/maxItems",keyword:"maxItems",params:{limit:3},message:"must NOT have more than 3 \
items"};e===null?e=[u]:e.push(u),t++}if(a.length<3){let u={instancePath:i+"/models/"+n+"/scatterPays",schemaPath:"#/prop\
erties/models/items/properties/scatterPays/minItems",keyword:"minItems",params:{limit:3},message:"must NOT have fewer th\
an 3 items"};e===null?e=[u]:e.push(u),t++}let l=a.length;for(let u=0;u<l;u++){let d=a[u];if(!(typeof d=="number"&&!(d%1)&&
!isNaN(d)&&isFinite(d))){let h={instancePath:i+"/models/"+n+"/scatterPays/"+u,schemaPath:"#/properties/models/items/prop\
erties/scatterPays/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[h]:e.push(h),
t++}if(typeof d=="number"&&isFinite(d)){if(d>1e5||isNaN(d)){let h={instancePath:i+"/models/"+n+"/scatterPays/"+u,schemaPath:"\
#/properties/models/items/properties/scatterPays/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"\
must be <= 100000"};e===null?e=[h]:e.push(h),t++}if(d<0||isNaN(d)){let h={instancePath:i+"/models/"+n+"/scatterPays/"+u,
schemaPath:"#/properties/models/items/properties/scatterPays/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[h]:e.push(h),t++}}}}else{let l={instancePath:i+"/models/"+n+"/scatterPays",schemaPath:"\
#/properties/models/items/properties/scatterPays/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[l]:e.push(l),t++}}if(m.freeSpins!==void 0){let a=m.freeSpins;if(Array.isArray(a)){if(a.length>3){let u={instancePath:i+
"/models/"+n+"/freeSpins",schemaPath:"#/properties/models/items/properties/freeSpins/maxItems",keyword:"maxItems",params:{
limit:3},message:"must NOT have more than 3 items"};e===null?e=[u]:e.push(u),t++}if(a.length<3){let u={instancePath:i+"/\
models/"+n+"/freeSpins",schemaPath:"#/properties/models/items/properties/freeSpins/minItems",keyword:"minItems",params:{
limit:3},message:"must NOT have fewer than 3 items"};e===null?e=[u]:e.push(u),t++}let l=a.length;for(let u=0;u<l;u++){let d=a[u];
if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let h={instancePath:i+"/models/"+n+"/freeSpins/"+u,schemaPath:"\
#/properties/models/items/properties/freeSpins/items/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er"};e===null?e=[h]:e.push(h),t++}if(typeof d=="number"&&isFinite(d)){if(d>1e5||isNaN(d)){let h={instancePath:i+"/models\
/"+n+"/freeSpins/"+u,schemaPath:"#/properties/models/items/properties/freeSpins/items/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e5},message:"must be <= 100000"};e===null?e=[h]:e.push(h),t++}if(d<0||isNaN(d)){let h={instancePath:i+
"/models/"+n+"/freeSpins/"+u,schemaPath:"#/properties/models/items/properties/freeSpins/items/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[h]:e.push(h),t++}}}}else{let l={instancePath:i+"/mo\
dels/"+n+"/freeSpins",schemaPath:"#/properties/models/items/properties/freeSpins/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[l]:e.push(l),t++}}if(m.multiplier!==void 0){let a=m.multiplier;if(!(typeof a=="\
number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l={instancePath:i+"/models/"+n+"/multiplier",schemaPath:"#/properties/mode\
ls/items/properties/multiplier/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.
push(l),t++}if(typeof a=="number"&&isFinite(a)){if(a>100||isNaN(a)){let l={instancePath:i+"/models/"+n+"/multiplier",schemaPath:"\
#/properties/models/items/properties/multiplier/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"m\
ust be <= 100"};e===null?e=[l]:e.push(l),t++}if(a<1||isNaN(a)){let l={instancePath:i+"/models/"+n+"/multiplier",schemaPath:"\
#/properties/models/items/properties/multiplier/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"mus\
t be >= 1"};e===null?e=[l]:e.push(l),t++}}}if(m.maxFreeSpins!==void 0){let a=m.maxFreeSpins;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a))){let l={instancePath:i+"/models/"+n+"/maxFreeSpins",schemaPath:"#/properties/models/items/pr\
operties/maxFreeSpins/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),t++}
if(typeof a=="number"&&isFinite(a)){if(a>500||isNaN(a)){let l={instancePath:i+"/models/"+n+"/maxFreeSpins",schemaPath:"#\
/properties/models/items/properties/maxFreeSpins/maximum",keyword:"maximum",params:{comparison:"<=",limit:500},message:"\
must be <= 500"};e===null?e=[l]:e.push(l),t++}if(a<0||isNaN(a)){let l={instancePath:i+"/models/"+n+"/maxFreeSpins",schemaPath:"\
#/properties/models/items/properties/maxFreeSpins/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"};e===null?e=[l]:e.push(l),t++}}}}else{let a={instancePath:i+"/models/"+n,schemaPath:"#/properties/models/it\
ems/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let o={instancePath:i+
"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[o]:e.push(o),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[r]:e.push(r),t++}return O.errors=e,t===0}var ae=S;function S(p,{instancePath:i="",parentData:g,parentDataProperty:y,rootData:f=p}={}){let e=null,t=0;if(p&&typeof p=="obje\
ct"&&!Array.isArray(p)){if(p.ladders===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ladders"},message:"must have required property 'ladders'"};e===null?e=[s]:e.push(s),t++}if(p.currencies===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"currencies"},message:"\
must have required property 'currencies'"};e===null?e=[s]:e.push(s),t++}if(p.fallback===void 0){let s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"fallback"},message:"must have required property 'fallback'"};e===
null?e=[s]:e.push(s),t++}for(let s in p)if(!(s==="ladders"||s==="currencies"||s==="fallback")){let r={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional p\
roperties"};e===null?e=[r]:e.push(r),t++}if(p.ladders!==void 0){let s=p.ladders;if(s&&typeof s=="object"&&!Array.isArray(
s))for(let r in s){let o=s[r];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.slot===void 0){let n={instancePath:i+"/l\
adders/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ladders/additionalProperties/required",keyword:"\
required",params:{missingProperty:"slot"},message:"must have required property 'slot'"};e===null?e=[n]:e.push(n),t++}if(o.
chips===void 0){let n={instancePath:i+"/ladders/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ladd\
ers/additionalProperties/required",keyword:"required",params:{missingProperty:"chips"},message:"must have required prope\
rty 'chips'"};e===null?e=[n]:e.push(n),t++}if(o.blackjack===void 0){let n={instancePath:i+"/ladders/"+r.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/ladders/additionalProperties/required",keyword:"required",params:{missingProperty:"\
blackjack"},message:"must have required property 'blackjack'"};e===null?e=[n]:e.push(n),t++}if(o.demoCredit===void 0){let n={
instancePath:i+"/ladders/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ladders/additionalPropertie\
s/required",keyword:"required",params:{missingProperty:"demoCredit"},message:"must have required property 'demoCredit'"};
e===null?e=[n]:e.push(n),t++}for(let n in o)if(!(n==="slot"||n==="chips"||n==="blackjack"||n==="demoCredit")){let m={instancePath:i+
"/ladders/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ladders/additionalProperties/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===
null?e=[m]:e.push(m),t++}if(o.slot!==void 0){let n=o.slot;if(Array.isArray(n)){if(n.length>40){let a={instancePath:i+"/l\
adders/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/slot",schemaPath:"#/properties/ladders/additionalProperties/properti\
es/slot/maxItems",keyword:"maxItems",params:{limit:40},message:"must NOT have more than 40 items"};e===null?e=[a]:e.push(
a),t++}if(n.length<1){let a={instancePath:i+"/ladders/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/slot",schemaPath:"#/p\
roperties/ladders/additionalProperties/properties/slot/minItems",keyword:"minItems",params:{limit:1},message:"must NOT h\
ave fewer than 1 items"};e===null?e=[a]:e.push(a),t++}let m=n.length;for(let a=0;a<m;a++){let l=n[a];if(!(typeof l=="num\
ber"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let u={instancePath:i+"/ladders/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/slot\
/"+a,schemaPath:"#/properties/ladders/additionalProperties/properties/slot/items/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[u]:e.push(u),t++}if(typeof l=="number"&&isFinite(l)){if(l>1e12||isNaN(l)){let u={
instancePath:i+"/ladders/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/slot/"+a,schemaPath:"#/properties/ladders/addition\
alProperties/properties/slot/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 10\
00000000000"};e===null?e=[u]:e.push(u),t++}if(l<1||isNaN(l)){let u={instancePath:i+"/ladders/"+r.replace(/~/g,"~0").replace(
/\//g,"~1")+"/slot/"+a,schemaPath:"#/properties/ladders/additionalProperties/properties/slot/items/minimum",keyword:"min\
imum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),t++}}}}else{let m={instancePath:i+
"/ladders/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/slot",schemaPath:"#/properties/ladders/additionalProperties/prope\
rties/slot/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}}if(o.chips!==
void 0){let n=o.chips;if(Array.isArray(n)){if(n.length>40){let a={instancePath:i+"/ladders/"+r.replace(/~/g,"~0").replace(
/\//g,"~1")+"/chips",schemaPath:"#/properties/ladders/additionalProperties/properties/chips/maxItems",keyword:"maxItems",
params:{limit:40},message:"must NOT have more than 40 items"};e===null?e=[a]:e.push(a),t++}if(n.length<1){let a={instancePath:i+
"/ladders/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/chips",schemaPath:"#/properties/ladders/additionalProperties/prop\
erties/chips/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.
push(a),t++}let m=n.length;for(let a=0;a<m;a++){let l=n[a];if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let u={
instancePath:i+"/ladders/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/chips/"+a,schemaPath:"#/properties/ladders/additio\
nalProperties/properties/chips/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[u]:e.push(u),t++}if(typeof l=="number"&&isFinite(l)){if(l>1e12||isNaN(l)){let u={instancePath:i+"/ladders/"+r.replace(/~/g,
"~0").replace(/\//g,"~1")+"/chips/"+a,schemaPath:"#/properties/ladders/additionalProperties/properties/chips/items/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000"};e===null?e=[u]:e.push(u),t++}
if(l<1||isNaN(l)){let u={instancePath:i+"/ladders/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/chips/"+a,schemaPath:"#/p\
roperties/ladders/additionalProperties/properties/chips/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[u]:e.push(u),t++}}}}else{let m={instancePath:i+"/ladders/"+r.replace(/~/g,"~0").replace(
/\//g,"~1")+"/chips",schemaPath:"#/properties/ladders/additionalProperties/properties/chips/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}}if(o.blackjack!==void 0){let n=o.blackjack;if(Array.
isArray(n)){if(n.length>40){let a={instancePath:i+"/ladders/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/blackjack",schemaPath:"\
#/properties/ladders/additionalProperties/properties/blackjack/maxItems",keyword:"maxItems",params:{limit:40},message:"m\
ust NOT have more than 40 items"};e===null?e=[a]:e.push(a),t++}if(n.length<1){let a={instancePath:i+"/ladders/"+r.replace(
/~/g,"~0").replace(/\//g,"~1")+"/blackjack",schemaPath:"#/properties/ladders/additionalProperties/properties/blackjack/m\
inItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),t++}let m=n.
length;for(let a=0;a<m;a++){let l=n[a];if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let u={instancePath:i+"\
/ladders/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/blackjack/"+a,schemaPath:"#/properties/ladders/additionalPropertie\
s/properties/blackjack/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(
u),t++}if(typeof l=="number"&&isFinite(l)){if(l>1e12||isNaN(l)){let u={instancePath:i+"/ladders/"+r.replace(/~/g,"~0").replace(
/\//g,"~1")+"/blackjack/"+a,schemaPath:"#/properties/ladders/additionalProperties/properties/blackjack/items/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000"};e===null?e=[u]:e.push(u),t++}if(l<1||isNaN(
l)){let u={instancePath:i+"/ladders/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/blackjack/"+a,schemaPath:"#/properties/\
ladders/additionalProperties/properties/blackjack/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[u]:e.push(u),t++}}}}else{let m={instancePath:i+"/ladders/"+r.replace(/~/g,"~0").replace(/\//g,
"~1")+"/blackjack",schemaPath:"#/properties/ladders/additionalProperties/properties/blackjack/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}}if(o.demoCredit!==void 0){let n=o.demoCredit;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let m={instancePath:i+"/ladders/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
demoCredit",schemaPath:"#/properties/ladders/additionalProperties/properties/demoCredit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[m]:e.push(m),t++}if(typeof n=="number"&&isFinite(n)){if(n>1e12||isNaN(n)){
let m={instancePath:i+"/ladders/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/demoCredit",schemaPath:"#/properties/ladder\
s/additionalProperties/properties/demoCredit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"mus\
t be <= 1000000000000"};e===null?e=[m]:e.push(m),t++}if(n<1||isNaN(n)){let m={instancePath:i+"/ladders/"+r.replace(/~/g,
"~0").replace(/\//g,"~1")+"/demoCredit",schemaPath:"#/properties/ladders/additionalProperties/properties/demoCredit/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),t++}}}}else{let n={
instancePath:i+"/ladders/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ladders/additionalPropertie\
s/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),t++}}else{let r={instancePath:i+
"/ladders",schemaPath:"#/properties/ladders/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}}if(p.currencies!==void 0){let s=p.currencies;if(s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){
let o=s[r];if(typeof o=="string"){if(c(o)>40){let n={instancePath:i+"/currencies/"+r.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"#/properties/currencies/additionalProperties/maxLength",keyword:"maxLength",params:{limit:40},message:"m\
ust NOT have more than 40 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/currencies/"+r.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/currencies/additionalProperties/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}else{let r={instancePath:i+"/currencies",schemaPath:"#/\
properties/currencies/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}}
if(p.fallback!==void 0){let s=p.fallback;if(typeof s=="string"){if(c(s)>40){let r={instancePath:i+"/fallback",schemaPath:"\
#/properties/fallback/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};
e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/fallback",schemaPath:"#/properties/fallback/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}}else{let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return S.errors=e,t===
0}var me=T,K={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/games/request-action.sc\
hema.json",title:"Action request",description:"Body of POST /api/rounds/{roundId}/actions.",type:"object",properties:{step:{
title:"Step",description:"Index of the step that the action leads to.",type:"integer",minimum:1,maximum:1e3},action:{title:"\
Action",description:"Of the player.",type:"string",enum:["continue","hit","stand","double","split"]}},required:["step","\
action"],additionalProperties:!1};function T(p,{instancePath:i="",parentData:g,parentDataProperty:y,rootData:f=p}={}){let e=null,
t=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.step===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"step"},message:"must have required property 'step'"};e===null?e=[s]:e.push(s),t++}if(p.
action===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"action"},message:"\
must have required property 'action'"};e===null?e=[s]:e.push(s),t++}for(let s in p)if(!(s==="step"||s==="action")){let r={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[r]:e.push(r),t++}if(p.step!==void 0){let s=p.step;if(!(typeof s=="numb\
er"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:i+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(
s)){let r={instancePath:i+"/step",schemaPath:"#/properties/step/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},
message:"must be <= 1000"};e===null?e=[r]:e.push(r),t++}if(s<1||isNaN(s)){let r={instancePath:i+"/step",schemaPath:"#/pr\
operties/step/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(
r),t++}}}if(p.action!==void 0){let s=p.action;if(typeof s!="string"){let r={instancePath:i+"/action",schemaPath:"#/prope\
rties/action/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s===
"continue"||s==="hit"||s==="stand"||s==="double"||s==="split")){let r={instancePath:i+"/action",schemaPath:"#/properties\
/action/enum",keyword:"enum",params:{allowedValues:K.properties.action.enum},message:"must be equal to one of the allowe\
d values"};e===null?e=[r]:e.push(r),t++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return T.errors=e,t===0}var pe=F;var J=new RegExp("^[\\w-]{8,64}$","u");function F(p,{instancePath:i="",parentData:g,parentDataProperty:y,rootData:f=p}={}){
let e=null,t=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0){let s={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),
t++}if(p.stake===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"stake"},
message:"must have required property 'stake'"};e===null?e=[s]:e.push(s),t++}for(let s in p)if(!(s==="id"||s==="stake"||s===
"freeRounds"||s==="bets")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),t++}if(p.id!==void 0){let s=p.
id;if(typeof s=="string"){if(!J.test(s)){let r={instancePath:i+"/id",schemaPath:"#/properties/id/pattern",keyword:"patte\
rn",params:{pattern:"^[\\w-]{8,64}$"},message:'must match pattern "^[\\w-]{8,64}$"'};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[r]:e.push(r),t++}}if(p.stake!==void 0){let s=p.stake;if(!(typeof s=="number"&&isFinite(s))){let r={instancePath:i+
"/stake",schemaPath:"#/properties/stake/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=
[r]:e.push(r),t++}}if(p.freeRounds!==void 0){let s=p.freeRounds;if(typeof s=="string"){if(c(s)>100){let r={instancePath:i+
"/freeRounds",schemaPath:"#/properties/freeRounds/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT ha\
ve more than 100 characters"};e===null?e=[r]:e.push(r),t++}if(c(s)<1){let r={instancePath:i+"/freeRounds",schemaPath:"#/\
properties/freeRounds/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/freeRounds",schemaPath:"#/properties/freeRounds/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(p.bets!==void 0){let s=p.bets;if(Array.
isArray(s)){if(s.length>60){let o={instancePath:i+"/bets",schemaPath:"#/properties/bets/maxItems",keyword:"maxItems",params:{
limit:60},message:"must NOT have more than 60 items"};e===null?e=[o]:e.push(o),t++}if(s.length<1){let o={instancePath:i+
"/bets",schemaPath:"#/properties/bets/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 \
items"};e===null?e=[o]:e.push(o),t++}let r=s.length;for(let o=0;o<r;o++){let n=s[o];if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.kind===void 0){let m={instancePath:i+"/bets/"+o,schemaPath:"#/properties/bets/items/required",keyword:"required",
params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[m]:e.push(m),t++}if(n.amount===
void 0){let m={instancePath:i+"/bets/"+o,schemaPath:"#/properties/bets/items/required",keyword:"required",params:{missingProperty:"\
amount"},message:"must have required property 'amount'"};e===null?e=[m]:e.push(m),t++}for(let m in n)if(!(m==="kind"||m===
"numbers"||m==="amount")){let a={instancePath:i+"/bets/"+o,schemaPath:"#/properties/bets/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[a]:e.push(
a),t++}if(n.kind!==void 0){let m=n.kind;if(typeof m=="string"){if(c(m)>20){let a={instancePath:i+"/bets/"+o+"/kind",schemaPath:"\
#/properties/bets/items/properties/kind/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more tha\
n 20 characters"};e===null?e=[a]:e.push(a),t++}if(c(m)<1){let a={instancePath:i+"/bets/"+o+"/kind",schemaPath:"#/propert\
ies/bets/items/properties/kind/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/bets/"+o+"/kind",schemaPath:"#/properties/bets/items/\
properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(n.
numbers!==void 0){let m=n.numbers;if(Array.isArray(m)){if(m.length>6){let l={instancePath:i+"/bets/"+o+"/numbers",schemaPath:"\
#/properties/bets/items/properties/numbers/maxItems",keyword:"maxItems",params:{limit:6},message:"must NOT have more tha\
n 6 items"};e===null?e=[l]:e.push(l),t++}if(m.length<1){let l={instancePath:i+"/bets/"+o+"/numbers",schemaPath:"#/proper\
ties/bets/items/properties/numbers/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 ite\
ms"};e===null?e=[l]:e.push(l),t++}let a=m.length;for(let l=0;l<a;l++){let u=m[l];if(!(typeof u=="number"&&!(u%1)&&!isNaN(
u)&&isFinite(u))){let d={instancePath:i+"/bets/"+o+"/numbers/"+l,schemaPath:"#/properties/bets/items/properties/numbers/\
items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),t++}if(typeof u==
"number"&&isFinite(u)){if(u>36||isNaN(u)){let d={instancePath:i+"/bets/"+o+"/numbers/"+l,schemaPath:"#/properties/bets/i\
tems/properties/numbers/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:36},message:"must be <= 36"};e===
null?e=[d]:e.push(d),t++}if(u<0||isNaN(u)){let d={instancePath:i+"/bets/"+o+"/numbers/"+l,schemaPath:"#/properties/bets/\
items/properties/numbers/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[d]:e.push(d),t++}}}}else{let a={instancePath:i+"/bets/"+o+"/numbers",schemaPath:"#/properties/bets/items/properties/n\
umbers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(n.amount!==void 0){
let m=n.amount;if(!(typeof m=="number"&&isFinite(m))){let a={instancePath:i+"/bets/"+o+"/amount",schemaPath:"#/propertie\
s/bets/items/properties/amount/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(
a),t++}}}else{let m={instancePath:i+"/bets/"+o,schemaPath:"#/properties/bets/items/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{let r={instancePath:i+"/bets",schemaPath:"#/propert\
ies/bets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}}}else{let s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),t++}return F.errors=e,t===0}var ne=$;var Q=new RegExp("^[\\x21-\\x7e]{1,64}$","u");function $(p,{instancePath:i="",parentData:g,parentDataProperty:y,rootData:f=p}={}){
let e=null,t=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.clientSeed===void 0){let s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"clientSeed"},message:"must have required property 'clientSeed'"};
e===null?e=[s]:e.push(s),t++}for(let s in p)if(s!=="clientSeed"){let r={instancePath:i,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?
e=[r]:e.push(r),t++}if(p.clientSeed!==void 0){let s=p.clientSeed;if(typeof s=="string"){if(!Q.test(s)){let r={instancePath:i+
"/clientSeed",schemaPath:"#/properties/clientSeed/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e]{1,64}$"},message:'\
must match pattern "^[\\x21-\\x7e]{1,64}$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/clientSeed",schemaPath:"\
#/properties/clientSeed/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),t++}return $.errors=e,t===0}var oe=D;function D(p,{instancePath:i="",parentData:g,parentDataProperty:y,rootData:f=p}={}){let e=null,t=0;if(p&&typeof p=="obje\
ct"&&!Array.isArray(p)){if(p.token===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
token"},message:"must have required property 'token'"};e===null?e=[s]:e.push(s),t++}for(let s in p)if(s!=="token"){let r={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[r]:e.push(r),t++}if(p.token!==void 0){let s=p.token;if(typeof s=="stri\
ng"){if(c(s)>200){let r={instancePath:i+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[r]:e.push(r),t++}if(c(s)<16){let r={instancePath:i+"/token",
schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit:16},message:"must NOT have fewer than 16 cha\
racters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/token",schemaPath:"#/properties/token/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}}else{let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return D.errors=e,t===
0}var le=M;var U=new RegExp("^error\\.[a-z._]{1,100}$","u");function M(p,{instancePath:i="",parentData:g,parentDataProperty:y,rootData:f=p}={}){
let e=null,t=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.code===void 0){let s={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[s]:e.
push(s),t++}if(p.message===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
message"},message:"must have required property 'message'"};e===null?e=[s]:e.push(s),t++}if(p.code!==void 0){let s=p.code;
if(typeof s=="string"){if(!U.test(s)){let r={instancePath:i+"/code",schemaPath:"#/properties/code/pattern",keyword:"patt\
ern",params:{pattern:"^error\\.[a-z._]{1,100}$"},message:'must match pattern "^error\\.[a-z._]{1,100}$"'};e===null?e=[r]:
e.push(r),t++}}else{let r={instancePath:i+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(p.message!==void 0){let s=p.message;if(typeof s=="string"){
if(c(s)>2e3){let r={instancePath:i+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/message",schemaPath:"\
#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),t++}return M.errors=e,t===0}var ue=C;function C(p,{instancePath:i="",parentData:g,parentDataProperty:y,rootData:f=p}={}){let e=null,t=0;if(p&&typeof p=="obje\
ct"&&!Array.isArray(p)){if(p.currency===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[s]:e.push(s),t++}if(p.balance===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"balance"},message:"mus\
t have required property 'balance'"};e===null?e=[s]:e.push(s),t++}if(p.currency!==void 0){let s=p.currency;if(typeof s==
"string"){if(!q.test(s)){let r={instancePath:i+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",
params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+
"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}}if(p.balance!==void 0){let s=p.balance;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){
let r={instancePath:i+"/balance",schemaPath:"#/properties/balance/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){let r={
instancePath:i+"/balance",schemaPath:"#/properties/balance/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),t++}if(s<0||isNaN(s)){let r={instancePath:i+"/balance",schemaPath:"\
#/properties/balance/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:
e.push(r),t++}}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[s]:e.push(s),t++}return C.errors=e,t===0}var de=E,P={$schema:"http://json-schema.org/draft-07/schema\
#",$id:"https://marquee.dev/schemas/games/wallet-session.schema.json",title:"Session of the wallet",description:"Reply t\
o authenticate.",type:"object",properties:{session:{title:"Session",description:"Id of the game session.",type:"string",
minLength:1,maxLength:100},player:{title:"Player",description:"Null in demo mode.",type:["string","integer","null"]},nickname:{
title:"Nickname",description:"As others see the player.",type:["string","null"],maxLength:200},mode:{title:"Mode",description:"\
For money or not.",type:"string",enum:["real","demo"]},gameId:{title:"Game",description:"Id of the game in the catalogue\
.",type:"string",pattern:"^[\\w-]+$",maxLength:100},currency:{title:"Currency",description:"ISO 4217.",type:"string",pattern:"\
^[A-Z]{3}$"},decimals:{title:"Decimals",description:"Of the currency.",type:"integer",minimum:0,maximum:4},language:{title:"\
Language",description:"BCP 47.",type:"string",minLength:2,maxLength:35},country:{title:"Country",description:"ISO 3166.",
type:["string","null"],maxLength:2},jurisdiction:{title:"Jurisdiction",description:"Whose rules hold.",type:["string","n\
ull"],maxLength:60},channel:{title:"Channel",description:"Such as mobile.",type:"string",maxLength:40},urls:{title:"Addr\
esses",description:"Addresses that the game leads to.",type:"object",properties:{lobby:{title:"Lobby",description:"Where\
 a player leaves to; its origin is the page around the game.",type:"string",minLength:1,maxLength:2e3},deposit:{title:"D\
eposit",description:"Null where there is none.",type:["string","null"],maxLength:2e3},history:{title:"History",description:"\
Null where there is none.",type:["string","null"],maxLength:2e3}},required:["lobby","deposit","history"],additionalProperties:!1},
balance:{title:"Balance",description:"All the player can stake, in minor units.",type:"integer",minimum:0,maximum:9007199254740991},
rules:{title:"Rules",description:"Limits of the jurisdiction.",type:"object",properties:{maxStake:{title:"Highest stake",
description:"Null without one.",type:["integer","null"],minimum:1},minRoundMs:{title:"Shortest round",description:"From \
one round to the next, in milliseconds.",type:"integer",minimum:0,maximum:36e5},autoplay:{title:"Autoplay",description:"\
Whether rounds may start by themselves.",type:"boolean"}},required:["maxStake","minRoundMs","autoplay"],additionalProperties:!0},
freeRounds:{title:"Free rounds",description:"Granted to the player.",type:"array",items:{title:"Grant",description:"A gr\
ant.",type:"object",properties:{grant:{title:"Grant",description:"Its id.",type:"string",minLength:1,maxLength:100},left:{
title:"Left",description:"Rounds that are left.",type:"integer",minimum:0,maximum:1e5},stake:{title:"Stake",description:"\
Of each round.",type:"integer",minimum:1,maximum:1e12}},required:["grant","left","stake"],additionalProperties:!0},maxItems:100}},
required:["session","player","nickname","mode","gameId","currency","decimals","language","country","jurisdiction","chann\
el","urls","balance","rules","freeRounds"],additionalProperties:!0};function E(p,{instancePath:i="",parentData:g,parentDataProperty:y,
rootData:f=p}={}){let e=null,t=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.session===void 0){let s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"session"},message:"must have required property 'sess\
ion'"};e===null?e=[s]:e.push(s),t++}if(p.player===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"player"},message:"must have required property 'player'"};e===null?e=[s]:e.push(s),t++}if(p.nickname===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nickname"},message:"mu\
st have required property 'nickname'"};e===null?e=[s]:e.push(s),t++}if(p.mode===void 0){let s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"mode"},message:"must have required property 'mode'"};e===null?e=
[s]:e.push(s),t++}if(p.gameId===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
gameId"},message:"must have required property 'gameId'"};e===null?e=[s]:e.push(s),t++}if(p.currency===void 0){let s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'cur\
rency'"};e===null?e=[s]:e.push(s),t++}if(p.decimals===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"decimals"},message:"must have required property 'decimals'"};e===null?e=[s]:e.push(s),t++}
if(p.language===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"langua\
ge"},message:"must have required property 'language'"};e===null?e=[s]:e.push(s),t++}if(p.country===void 0){let s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"country"},message:"must have required property 'coun\
try'"};e===null?e=[s]:e.push(s),t++}if(p.jurisdiction===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"jurisdiction"},message:"must have required property 'jurisdiction'"};e===null?e=[s]:e.
push(s),t++}if(p.channel===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
channel"},message:"must have required property 'channel'"};e===null?e=[s]:e.push(s),t++}if(p.urls===void 0){let s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"urls"},message:"must have required property 'urls'"};
e===null?e=[s]:e.push(s),t++}if(p.balance===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"balance"},message:"must have required property 'balance'"};e===null?e=[s]:e.push(s),t++}if(p.rules===void 0){
let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rules"},message:"must have req\
uired property 'rules'"};e===null?e=[s]:e.push(s),t++}if(p.freeRounds===void 0){let s={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"freeRounds"},message:"must have required property 'freeRounds'"};e===null?
e=[s]:e.push(s),t++}if(p.session!==void 0){let s=p.session;if(typeof s=="string"){if(c(s)>100){let r={instancePath:i+"/s\
ession",schemaPath:"#/properties/session/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more t\
han 100 characters"};e===null?e=[r]:e.push(r),t++}if(c(s)<1){let r={instancePath:i+"/session",schemaPath:"#/properties/s\
ession/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.
push(r),t++}}else{let r={instancePath:i+"/session",schemaPath:"#/properties/session/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(p.player!==void 0){let s=p.player;if(typeof s!="strin\
g"&&!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){let r={instancePath:i+"/player",schemaPath:"#/prope\
rties/player/type",keyword:"type",params:{type:P.properties.player.type},message:"must be string,integer,null"};e===null?
e=[r]:e.push(r),t++}}if(p.nickname!==void 0){let s=p.nickname;if(typeof s!="string"&&s!==null){let r={instancePath:i+"/n\
ickname",schemaPath:"#/properties/nickname/type",keyword:"type",params:{type:P.properties.nickname.type},message:"must b\
e string,null"};e===null?e=[r]:e.push(r),t++}if(typeof s=="string"&&c(s)>200){let r={instancePath:i+"/nickname",schemaPath:"\
#/properties/nickname/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};
e===null?e=[r]:e.push(r),t++}}if(p.mode!==void 0){let s=p.mode;if(typeof s!="string"){let r={instancePath:i+"/mode",schemaPath:"\
#/properties/mode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s===
"real"||s==="demo")){let r={instancePath:i+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:P.
properties.mode.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}}if(p.gameId!==
void 0){let s=p.gameId;if(typeof s=="string"){if(c(s)>100){let r={instancePath:i+"/gameId",schemaPath:"#/properties/game\
Id/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[r]:e.
push(r),t++}if(!L.test(s)){let r={instancePath:i+"/gameId",schemaPath:"#/properties/gameId/pattern",keyword:"pattern",params:{
pattern:"^[\\w-]+$"},message:'must match pattern "^[\\w-]+$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+
"/gameId",schemaPath:"#/properties/gameId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}}if(p.currency!==void 0){let s=p.currency;if(typeof s=="string"){if(!q.test(s)){let r={instancePath:i+
"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must mat\
ch pattern "^[A-Z]{3}$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/currency",schemaPath:"#/properties/\
currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(p.decimals!==
void 0){let s=p.decimals;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:i+"/decimals",schemaPath:"\
#/properties/decimals/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}
if(typeof s=="number"&&isFinite(s)){if(s>4||isNaN(s)){let r={instancePath:i+"/decimals",schemaPath:"#/properties/decimal\
s/maximum",keyword:"maximum",params:{comparison:"<=",limit:4},message:"must be <= 4"};e===null?e=[r]:e.push(r),t++}if(s<
0||isNaN(s)){let r={instancePath:i+"/decimals",schemaPath:"#/properties/decimals/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),t++}}}if(p.language!==void 0){let s=p.language;if(typeof s==
"string"){if(c(s)>35){let r={instancePath:i+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",
params:{limit:35},message:"must NOT have more than 35 characters"};e===null?e=[r]:e.push(r),t++}if(c(s)<2){let r={instancePath:i+
"/language",schemaPath:"#/properties/language/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have few\
er than 2 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/language",schemaPath:"#/properties/lan\
guage/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(p.country!==
void 0){let s=p.country;if(typeof s!="string"&&s!==null){let r={instancePath:i+"/country",schemaPath:"#/properties/count\
ry/type",keyword:"type",params:{type:P.properties.country.type},message:"must be string,null"};e===null?e=[r]:e.push(r),
t++}if(typeof s=="string"&&c(s)>2){let r={instancePath:i+"/country",schemaPath:"#/properties/country/maxLength",keyword:"\
maxLength",params:{limit:2},message:"must NOT have more than 2 characters"};e===null?e=[r]:e.push(r),t++}}if(p.jurisdiction!==
void 0){let s=p.jurisdiction;if(typeof s!="string"&&s!==null){let r={instancePath:i+"/jurisdiction",schemaPath:"#/proper\
ties/jurisdiction/type",keyword:"type",params:{type:P.properties.jurisdiction.type},message:"must be string,null"};e===null?
e=[r]:e.push(r),t++}if(typeof s=="string"&&c(s)>60){let r={instancePath:i+"/jurisdiction",schemaPath:"#/properties/juris\
diction/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[r]:
e.push(r),t++}}if(p.channel!==void 0){let s=p.channel;if(typeof s=="string"){if(c(s)>40){let r={instancePath:i+"/channel",
schemaPath:"#/properties/channel/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 ch\
aracters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/channel",schemaPath:"#/properties/channel/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(p.urls!==void 0){let s=p.urls;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.lobby===void 0){let r={instancePath:i+"/urls",schemaPath:"#/properties/urls/\
required",keyword:"required",params:{missingProperty:"lobby"},message:"must have required property 'lobby'"};e===null?e=
[r]:e.push(r),t++}if(s.deposit===void 0){let r={instancePath:i+"/urls",schemaPath:"#/properties/urls/required",keyword:"\
required",params:{missingProperty:"deposit"},message:"must have required property 'deposit'"};e===null?e=[r]:e.push(r),t++}
if(s.history===void 0){let r={instancePath:i+"/urls",schemaPath:"#/properties/urls/required",keyword:"required",params:{
missingProperty:"history"},message:"must have required property 'history'"};e===null?e=[r]:e.push(r),t++}for(let r in s)
if(!(r==="lobby"||r==="deposit"||r==="history")){let o={instancePath:i+"/urls",schemaPath:"#/properties/urls/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[o]:e.push(o),t++}if(s.lobby!==void 0){let r=s.lobby;if(typeof r=="string"){if(c(r)>2e3){let o={instancePath:i+"/\
urls/lobby",schemaPath:"#/properties/urls/properties/lobby/maxLength",keyword:"maxLength",params:{limit:2e3},message:"mu\
st NOT have more than 2000 characters"};e===null?e=[o]:e.push(o),t++}if(c(r)<1){let o={instancePath:i+"/urls/lobby",schemaPath:"\
#/properties/urls/properties/lobby/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/urls/lobby",schemaPath:"#/properties/urls/propert\
ies/lobby/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}if(s.deposit!==
void 0){let r=s.deposit;if(typeof r!="string"&&r!==null){let o={instancePath:i+"/urls/deposit",schemaPath:"#/properties/\
urls/properties/deposit/type",keyword:"type",params:{type:P.properties.urls.properties.deposit.type},message:"must be st\
ring,null"};e===null?e=[o]:e.push(o),t++}if(typeof r=="string"&&c(r)>2e3){let o={instancePath:i+"/urls/deposit",schemaPath:"\
#/properties/urls/properties/deposit/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than \
2000 characters"};e===null?e=[o]:e.push(o),t++}}if(s.history!==void 0){let r=s.history;if(typeof r!="string"&&r!==null){
let o={instancePath:i+"/urls/history",schemaPath:"#/properties/urls/properties/history/type",keyword:"type",params:{type:P.
properties.urls.properties.history.type},message:"must be string,null"};e===null?e=[o]:e.push(o),t++}if(typeof r=="strin\
g"&&c(r)>2e3){let o={instancePath:i+"/urls/history",schemaPath:"#/properties/urls/properties/history/maxLength",keyword:"\
maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[o]:e.push(o),t++}}}else{let r={
instancePath:i+"/urls",schemaPath:"#/properties/urls/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}}if(p.balance!==void 0){let s=p.balance;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){let r={instancePath:i+"/balance",schemaPath:"#/properties/balance/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){let r={
instancePath:i+"/balance",schemaPath:"#/properties/balance/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),t++}if(s<0||isNaN(s)){let r={instancePath:i+"/balance",schemaPath:"\
#/properties/balance/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:
e.push(r),t++}}}if(p.rules!==void 0){let s=p.rules;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.maxStake===void 0){
let r={instancePath:i+"/rules",schemaPath:"#/properties/rules/required",keyword:"required",params:{missingProperty:"maxS\
take"},message:"must have required property 'maxStake'"};e===null?e=[r]:e.push(r),t++}if(s.minRoundMs===void 0){let r={instancePath:i+
"/rules",schemaPath:"#/properties/rules/required",keyword:"required",params:{missingProperty:"minRoundMs"},message:"must\
 have required property 'minRoundMs'"};e===null?e=[r]:e.push(r),t++}if(s.autoplay===void 0){let r={instancePath:i+"/rule\
s",schemaPath:"#/properties/rules/required",keyword:"required",params:{missingProperty:"autoplay"},message:"must have re\
quired property 'autoplay'"};e===null?e=[r]:e.push(r),t++}if(s.maxStake!==void 0){let r=s.maxStake;if(!(typeof r=="numbe\
r"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let o={instancePath:i+"/rules/maxStake",schemaPath:"#/properties/rules/pr\
operties/maxStake/type",keyword:"type",params:{type:P.properties.rules.properties.maxStake.type},message:"must be intege\
r,null"};e===null?e=[o]:e.push(o),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let o={instancePath:i+"/rules\
/maxStake",schemaPath:"#/properties/rules/properties/maxStake/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[o]:e.push(o),t++}}if(s.minRoundMs!==void 0){let r=s.minRoundMs;if(!(typeof r=="numbe\
r"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let o={instancePath:i+"/rules/minRoundMs",schemaPath:"#/properties/rules/properties\
/minRoundMs/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}if(typeof r==
"number"&&isFinite(r)){if(r>36e5||isNaN(r)){let o={instancePath:i+"/rules/minRoundMs",schemaPath:"#/properties/rules/pro\
perties/minRoundMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000"};e===null?
e=[o]:e.push(o),t++}if(r<0||isNaN(r)){let o={instancePath:i+"/rules/minRoundMs",schemaPath:"#/properties/rules/propertie\
s/minRoundMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),
t++}}}if(s.autoplay!==void 0&&typeof s.autoplay!="boolean"){let r={instancePath:i+"/rules/autoplay",schemaPath:"#/proper\
ties/rules/properties/autoplay/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.
push(r),t++}}else{let r={instancePath:i+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[r]:e.push(r),t++}}if(p.freeRounds!==void 0){let s=p.freeRounds;if(Array.isArray(
s)){if(s.length>100){let o={instancePath:i+"/freeRounds",schemaPath:"#/properties/freeRounds/maxItems",keyword:"maxItems",
params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[o]:e.push(o),t++}let r=s.length;for(let o=0;o<
r;o++){let n=s[o];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.grant===void 0){let m={instancePath:i+"/freeRounds/"+
o,schemaPath:"#/properties/freeRounds/items/required",keyword:"required",params:{missingProperty:"grant"},message:"must \
have required property 'grant'"};e===null?e=[m]:e.push(m),t++}if(n.left===void 0){let m={instancePath:i+"/freeRounds/"+o,
schemaPath:"#/properties/freeRounds/items/required",keyword:"required",params:{missingProperty:"left"},message:"must hav\
e required property 'left'"};e===null?e=[m]:e.push(m),t++}if(n.stake===void 0){let m={instancePath:i+"/freeRounds/"+o,schemaPath:"\
#/properties/freeRounds/items/required",keyword:"required",params:{missingProperty:"stake"},message:"must have required \
property 'stake'"};e===null?e=[m]:e.push(m),t++}if(n.grant!==void 0){let m=n.grant;if(typeof m=="string"){if(c(m)>100){let a={
instancePath:i+"/freeRounds/"+o+"/grant",schemaPath:"#/properties/freeRounds/items/properties/grant/maxLength",keyword:"\
maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[a]:e.push(a),t++}if(c(m)<1){
let a={instancePath:i+"/freeRounds/"+o+"/grant",schemaPath:"#/properties/freeRounds/items/properties/grant/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+
"/freeRounds/"+o+"/grant",schemaPath:"#/properties/freeRounds/items/properties/grant/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(n.left!==void 0){let m=n.left;if(!(typeof m=="number"&&
!(m%1)&&!isNaN(m)&&isFinite(m))){let a={instancePath:i+"/freeRounds/"+o+"/left",schemaPath:"#/properties/freeRounds/item\
s/properties/left/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof m==
"number"&&isFinite(m)){if(m>1e5||isNaN(m)){let a={instancePath:i+"/freeRounds/"+o+"/left",schemaPath:"#/properties/freeR\
ounds/items/properties/left/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"must be <= 100000"};e===
null?e=[a]:e.push(a),t++}if(m<0||isNaN(m)){let a={instancePath:i+"/freeRounds/"+o+"/left",schemaPath:"#/properties/freeR\
ounds/items/properties/left/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[a]:e.push(a),t++}}}if(n.stake!==void 0){let m=n.stake;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let a={
instancePath:i+"/freeRounds/"+o+"/stake",schemaPath:"#/properties/freeRounds/items/properties/stake/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof m=="number"&&isFinite(m)){if(m>
1e12||isNaN(m)){let a={instancePath:i+"/freeRounds/"+o+"/stake",schemaPath:"#/properties/freeRounds/items/properties/sta\
ke/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000"};e===null?e=[a]:e.push(
a),t++}if(m<1||isNaN(m)){let a={instancePath:i+"/freeRounds/"+o+"/stake",schemaPath:"#/properties/freeRounds/items/prope\
rties/stake/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),
t++}}}}else{let m={instancePath:i+"/freeRounds/"+o,schemaPath:"#/properties/freeRounds/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{let r={instancePath:i+"/freeRounds",schemaPath:"\
#/properties/freeRounds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),t++}return E.errors=e,t===0}export{ee as validateGamesControlLaunch,se as validateGamesControlPage,re as validateGamesControlWallet,te as validateGamesDataKinds,
ie as validateGamesDataSlotModels,ae as validateGamesDataStakes,me as validateGamesRequestAction,pe as validateGamesRequestRound,
ne as validateGamesRequestSeed,oe as validateGamesRequestSession,le as validateGamesWalletRefusal,ue as validateGamesWalletReply,
de as validateGamesWalletSession};
